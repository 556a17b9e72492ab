// The stand-in as a process of its own, on Node 24: prints its address, and ends when its parent does.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBlobs } from "./blobs.ts";
import { openContract } from "./contract.ts";
import { handle } from "./gateway.ts";
import { MemoryBlobs } from "./memory-blobs.ts";
import { Server } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-github-"));
const http = createServer({ keepAliveTimeout: 60_000 });
await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
const address = http.address();
if (typeof address !== "object" || address === null) throw new Error("The stand-in has no address.");
const origin = `http://127.0.0.1:${address.port}`;
const [blobs, contract] = await Promise.all([
  process.argv.includes("--blobs-in-memory") ? new MemoryBlobs() : startBlobs(),
  openContract(join(import.meta.dirname, "../openapi-slice.json")),
]);

function stop(code: number): void {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
process.stdin.resume().once("close", () => stop(0));
process.once("SIGTERM", () => stop(0));

const checksAnswers = process.argv.includes("--check-answers");
const server = await Server.open({ origin, folder, blobs, contract, checksAnswers });
http.on("request", (message, response) => {
  handle(server, message, response).catch((error: unknown) => {
    // The client was killed in the middle of its request: that is what some tests are about.
    if (!message.complete) return;
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    server.violations.push(`The stand-in failed at ${message.method} ${message.url}: ${text}`);
    response.writeHead(500).end(text);
  });
});
process.stdout.write(`${JSON.stringify({ origin })}\n`);
