import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { A_PULL } from "./answers.ts";
import { scripted } from "./scripted-github.ts";

/** A proxy as companies put before their runners: it tunnels, and remembers where to. */
async function aProxy(): Promise<{ url: string; tunnels: string[] }> {
  const tunnels: string[] = [];
  const proxy = createServer().on("connect", (request, client, head) => {
    tunnels.push(request.url ?? "");
    const { hostname, port } = new URL(`http://${request.url}`);
    const target = connect(Number(port), hostname, () => {
      client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      target.write(head);
      target.pipe(client).pipe(target);
    });
    for (const socket of [client, target]) socket.on("error", () => socket.destroy());
    onTestFinished(() => {
      client.destroy();
      target.destroy();
    });
  });
  await new Promise<void>((ready) => proxy.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void proxy.close());
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, tunnels };
}

test("calls go through the proxy of the runner, and keep their manners", async () => {
  const proxy = await aProxy();
  vi.stubEnv("GITHUB_API_URL", "https://api.github.com");
  vi.stubEnv("HTTPS_PROXY", proxy.url);
  vi.stubEnv("https_proxy", proxy.url);
  vi.stubEnv("NO_PROXY", "");
  vi.stubEnv("no_proxy", "");
  onTestFinished(() => void vi.unstubAllEnvs());

  const { github, url, waits } = await scripted([{ status: 502 }, { fault: "reset" }, { json: A_PULL }]);
  expect(await github.pull(12)).toMatchObject({ number: 12 });
  expect(waits).toHaveLength(2);
  expect(proxy.tunnels[0]).toBe(new URL(url).host);
});
