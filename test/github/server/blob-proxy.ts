import { type IncomingMessage, request } from "node:http";
import type { Answer } from "./call.ts";
import { bodyOf, type Incoming } from "./wire.ts";

/** Handed on as it came, so that azurite judges the signature. */
export function handedOn(address: string, { method, url, headers, body }: Incoming): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${url.pathname}${url.search}`, { method, headers }, (response) => {
      bodyOf(response).then(
        (content) =>
          resolve({ status: response.statusCode ?? 500, body: content, headers: plain(response.headers) }),
        reject,
      );
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

function plain(headers: IncomingMessage["headers"]): Record<string, string> {
  const hops = ["connection", "keep-alive", "transfer-encoding", "content-length"];
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (hops.includes(name) ? [] : [[name, String(value)]])),
  );
}
