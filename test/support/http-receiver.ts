import { createServer, type IncomingHttpHeaders } from "node:http";
import { onTestFinished } from "vitest";

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly address: string;
  readonly received: readonly Received[];
}

/** A real server on loopback. `answer` gives the status of each request; null leaves it without one. */
export async function aReceiver(
  answer: (request: Received, number: number) => number | null,
): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const one = { path: request.url ?? "", headers: request.headers, body };
      received.push(one);
      const status = answer(one, received.length);
      if (status === null) request.socket.destroy();
      else response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end("said");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("The receiver has no port.");
  return { address: `http://127.0.0.1:${place.port}`, received };
}
