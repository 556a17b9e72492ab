import { createHash } from "node:crypto";
import type { Blobs } from "./blobs.ts";
import type { Answer } from "./call.ts";
import type { Incoming } from "./wire.ts";

/** In the place of azurite where many thousand uploads would take hours: what the two clients ask of a blob store, unsigned. */
export class MemoryBlobs implements Blobs {
  readonly #blobs = new Map<string, Buffer>();
  readonly #blocks = new Map<string, Buffer>();

  signed(blob: string): string {
    return `/devstoreaccount1/artifacts/${blob}?in=memory`;
  }

  async answer({ method, url, body }: Incoming): Promise<Answer> {
    const name = url.pathname;
    if (method === "GET") return this.#read(name);
    if (method !== "PUT") return { status: 405 };
    switch (url.searchParams.get("comp")) {
      case "block":
        this.#blocks.set(`${name} ${url.searchParams.get("blockid")}`, body);
        return created(body);
      case "blocklist": {
        const ids = [...body.toString("utf8").matchAll(/<Latest>([^<]+)<\/Latest>/g)].map(([, id]) => id);
        const blocks = ids.map((id) => this.#blocks.get(`${name} ${id}`));
        if (blocks.includes(undefined)) return { status: 400, body: Buffer.from("InvalidBlockList") };
        this.#blobs.set(name, Buffer.concat(blocks.flatMap((block) => block ?? [])));
        return created(body);
      }
      default:
        this.#blobs.set(name, body);
        return created(body);
    }
  }

  #read(name: string): Answer {
    const blob = this.#blobs.get(name);
    if (blob === undefined) return { status: 404, body: Buffer.from("BlobNotFound") };
    return { status: 200, body: blob, headers: { "content-type": "application/zip" } };
  }
}

function created(body: Buffer): Answer {
  const md5 = createHash("md5").update(body).digest("base64");
  const modified = new Date().toUTCString();
  const headers = { etag: `"0x${md5.length}"`, "last-modified": modified, "content-md5": md5 };
  return { status: 201, headers: { ...headers, "x-ms-request-server-encrypted": "true" } };
}
