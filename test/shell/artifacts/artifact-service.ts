import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";

/** The results service of a runner and the store behind it, on loopback, as far as an upload needs them. */
export interface ArtifactService {
  /** Finished uploads: name to zip. */
  readonly stored: Map<string, Buffer>;
  readonly calls: string[];
  readonly expiries: string[];
}

/** Says how to spoil a call; null lets it succeed. `reset` cuts the connection, `half` in the middle of the answer. */
export type Spoil = (
  call: string,
  name: string,
) => { readonly status: number; readonly msg: string } | "reset" | "half" | null;

export async function artifactService(spoil: Spoil = () => null): Promise<ArtifactService> {
  const service: ArtifactService = { stored: new Map(), calls: [], expiries: [] };
  const created = new Map<string, Buffer[]>();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? "/", "http://localhost");
    if (request.method === "PUT") {
      const blocks = created.get(url.pathname.split("/").at(-1) ?? "");
      if (url.searchParams.get("comp") === "block") blocks?.push(body);
      response.writeHead(201, { "x-ms-request-id": "1" }).end();
      return;
    }
    const call = url.pathname.split("/").at(-1) ?? "";
    const { name, expires_at } = JSON.parse(body.toString());
    service.calls.push(`${call} ${name}`);
    if (expires_at !== undefined) service.expiries.push(expires_at);
    const spoiled = spoil(call, name);
    if (spoiled === "reset") request.socket.destroy();
    else if (spoiled === "half") {
      response.writeHead(200, { "content-length": "100" }).write('{"ok":');
      setTimeout(() => request.socket.destroy(), 20);
    } else if (spoiled !== null) answer(response, spoiled.status, { msg: spoiled.msg });
    else if (call === "FinalizeArtifact") {
      service.stored.set(name, Buffer.concat(created.get(name) ?? []));
      answer(response, 200, { ok: true, artifact_id: "1001" });
    } else if (created.has(name)) answer(response, 409, { msg: "an artifact with this name already exists" });
    else {
      created.set(name, []);
      answer(response, 200, {
        ok: true,
        signed_upload_url: `${origin()}/account/container/${name}?sig=secret`,
      });
    }
  });
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  asOnRunner(origin());
  return service;
}

function asOnRunner(resultsUrl: string): void {
  const payload = Buffer.from(JSON.stringify({ scp: "Actions.Results:77:88" })).toString("base64url");
  vi.stubEnv("ACTIONS_RUNTIME_TOKEN", `e30.${payload}.`);
  vi.stubEnv("ACTIONS_RESULTS_URL", resultsUrl);
  vi.stubEnv("GITHUB_SERVER_URL", "https://github.com");
  onTestFinished(() => void vi.unstubAllEnvs());
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
