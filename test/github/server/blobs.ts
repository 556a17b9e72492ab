import { createHmac } from "node:crypto";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { handedOn } from "./blob-proxy.ts";
import type { Answer } from "./call.ts";
import type { Incoming } from "./wire.ts";

// The account and key that azurite documents and everybody has.
const ACCOUNT = "devstoreaccount1";
const KEY = "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==";
const VERSION = "2020-12-06";
const CONTAINER = "artifacts";

export interface Blobs {
  answer(incoming: Incoming): Promise<Answer>;
  /** Path and query of a signed URL, which works for this blob and this purpose only. */
  signed(blob: string, purpose: "read" | "write"): string;
}

/** azurite, the emulator of Azure's blob store, holds the bytes of artifacts and checks each signature. */
export async function startBlobs(): Promise<Blobs> {
  const program = createRequire(import.meta.url).resolve("azurite/dist/src/blob/main.js");
  const options = ["--inMemoryPersistence", "--silent", "--skipApiVersionCheck", "--disableTelemetry"];
  // A thread of this process, so that it cannot outlive it.
  const azurite = new Worker(program, {
    argv: ["--blobHost", "127.0.0.1", "--blobPort", "0", ...options],
    stdout: true,
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = "";
    azurite.once("error", reject);
    azurite.once("exit", (code) => reject(new Error(`azurite ended with ${code}: ${output}`)));
    azurite.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
      const [, found] = /successfully listens on (http:\S+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const made = await fetch(`${address}/${ACCOUNT}/${CONTAINER}?restype=container&${accountSignature()}`, {
    method: "PUT",
  });
  if (made.status !== 201) throw new Error(`azurite made no container: ${made.status} ${await made.text()}`);
  return {
    answer: (incoming) => handedOn(address, incoming),
    signed: (blob, purpose) =>
      `/${ACCOUNT}/${CONTAINER}/${blob}?${blobSignature(blob, purpose === "read" ? "r" : "cw")}`,
  };
}

/** A service SAS: https://learn.microsoft.com/rest/api/storageservices/create-service-sas */
function blobSignature(blob: string, sp: string): string {
  const se = inOneHour();
  const resource = `/blob/${ACCOUNT}/${CONTAINER}/${blob}`;
  const sig = signature([sp, "", se, resource, "", "", "", VERSION, "b", "", "", "", "", "", "", ""]);
  return String(new URLSearchParams({ sv: VERSION, sr: "b", sp, se, sig }));
}

/** An account SAS, which may make the container: https://learn.microsoft.com/rest/api/storageservices/create-account-sas */
function accountSignature(): string {
  const se = inOneHour();
  const sig = signature([ACCOUNT, "c", "b", "c", "", se, "", "", VERSION, "", ""]);
  return String(new URLSearchParams({ sv: VERSION, ss: "b", srt: "c", sp: "c", se, sig }));
}

function signature(fields: readonly string[]): string {
  return createHmac("sha256", Buffer.from(KEY, "base64")).update(fields.join("\n"), "utf8").digest("base64");
}

function inOneHour(): string {
  return new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+Z$/, "Z");
}
