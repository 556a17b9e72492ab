import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { GitHub } from "../../../src/app/github/ports.ts";
import type { ClientOptions } from "../../../src/shell/github/client.ts";
import { openGitHub } from "../../../src/shell/github/github.ts";

/** One answer of the server; `json` unless `text` is given. */
export interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** No answer, an answer that breaks off in the middle, or none ever. */
  readonly fault?: "reset" | "broken-off" | "silence";
}

export interface Seen {
  /** `GET /repos/octo/hello/pulls/1?x=y` */
  readonly line: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: unknown;
}

export interface Scripted {
  readonly github: GitHub;
  readonly url: string;
  readonly seen: Seen[];
  /** Milliseconds of each wait that the client asked for. */
  readonly waits: number[];
  lines(): string[];
}

type Script = readonly Answer[] | ((seen: Seen, url: string) => Answer);

/** A server on loopback that gives these answers in their order, and a client that talks to it without waiting. */
export async function scripted(script: Script, options: Partial<ClientOptions> = {}): Promise<Scripted> {
  const seen: Seen[] = [];
  const waits: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const one = { line: `${request.method} ${request.url}`, headers: request.headers, body };
    seen.push(one);
    const answer = typeof script === "function" ? script(one, url) : script[seen.length - 1];
    give(answer ?? { status: 418, json: { message: `the script has no answer to ${one.line}` } }, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const github = openGitHub({
    apiUrl: url,
    token: "ghp_secret",
    repository: "octo/hello",
    sleep: async (ms) => waits.push(ms),
    pace: "none",
    ...options,
  });
  return { github, url, seen, waits, lines: () => seen.map(({ line }) => line) };
}

function give({ status = 200, json, text, headers = {}, fault }: Answer, response: ServerResponse): void {
  if (fault === "silence") return;
  if (fault === "reset") {
    response.destroy();
    return;
  }
  const body = Buffer.from(text ?? (json === undefined ? "" : JSON.stringify(json)));
  const type = text === undefined ? { "content-type": "application/json; charset=utf-8" } : {};
  if (fault === "broken-off") {
    response.writeHead(status, { ...type, ...headers, "content-length": String(body.length + 100) });
    response.write(body, () => response.destroy());
    return;
  }
  response.writeHead(status, { ...type, ...headers }).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === "" ? null : JSON.parse(text);
}
