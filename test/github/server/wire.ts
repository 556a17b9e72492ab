import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./call.ts";

export interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

export async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export function send(response: ServerResponse, answer: Answer): void {
  const { bytes, headers } = written(answer);
  response.writeHead(answer.status, headers).end(bytes);
}

/** The headers promise the whole of it. */
export async function sendHalf(response: ServerResponse, answer: Answer): Promise<void> {
  const { bytes, headers } = written(answer);
  response.writeHead(answer.status, headers);
  await new Promise((resolve) => response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), resolve));
}

function written({ status, body, headers = {} }: Answer): { bytes: Buffer; headers: Record<string, string> } {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body === undefined ? "" : JSON.stringify(body));
  const type =
    bytes.length === 0 || Buffer.isBuffer(body) ? {} : { "content-type": "application/json; charset=utf-8" };
  const length = status === 204 ? {} : { "content-length": String(bytes.length) };
  return { bytes, headers: { ...type, ...length, "x-github-request-id": crypto.randomUUID(), ...headers } };
}
