import { describe, expect, test } from "vitest";
import { type Answer, type Seen, scripted } from "./scripted-github.ts";

const artifact = { id: 9001, name: "a", runId: 77, expired: false, bytes: 400, createdAt: "" };
const MEGABYTE = 1024 * 1024;

/** GitHub that points at a store on the same server, and the answers of that store. */
async function withStore(...store: readonly Answer[]) {
  const answers = [...store];
  return await scripted((seen, url) =>
    isStore(seen)
      ? (answers.shift() ?? { status: 418 })
      : { status: 302, headers: { location: `${url}/store/a.zip?sig=a%2Bb%3D` } },
  );
}

const isStore = ({ line }: Seen) => line.startsWith("GET /store/");

describe("downloading an artifact", () => {
  test("follows to the store without showing it the token", async () => {
    const zip = Buffer.from([80, 75, 5, 6, 0, 255]);
    const { github, seen, lines } = await withStore({ text: zip });
    expect(await github.download(artifact)).toEqual(zip);
    expect(lines()).toEqual([
      "GET /repos/octo/hello/actions/artifacts/9001/zip",
      "GET /store/a.zip?sig=a%2Bb%3D",
    ]);
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(["token ghp_secret", undefined]);
  });

  test.for([404, 410])("that GitHub answers with %i is gone", async (status) => {
    const { github } = await scripted([{ status, json: { message: "Artifact has expired" } }]);
    expect(await github.download(artifact)).toBe("gone");
  });

  test.for([404, 410])("that the store answers with %i is gone", async (status) => {
    const { github } = await withStore({ status });
    expect(await github.download(artifact)).toBe("gone");
  });

  test("that is known to have expired is gone without a call", async () => {
    const { github, seen } = await scripted([]);
    expect(await github.download({ ...artifact, expired: true })).toBe("gone");
    expect(seen).toEqual([]);
  });

  test.for([
    ["the store is down", { status: 503 }],
    ["the signature ran out", { status: 403 }],
    ["the connection is reset", { fault: "reset" }],
    ["the zip breaks off", { text: "PK", fault: "broken-off" }],
    ["the store has nothing to say", { status: 204 }],
  ] as const)("asks for a new address when %s", async ([, trouble]) => {
    const { github, waits, seen } = await withStore(trouble, { text: "PK-whole" });
    expect(Buffer.from(await github.download(artifact)).toString()).toBe("PK-whole");
    expect(waits).toHaveLength(1);
    expect(seen).toHaveLength(4);
  });

  test("gives up after four tries, and keeps the patience of the run", async () => {
    const { github, seen, waits } = await withStore(...Array.from({ length: 9 }, () => ({ status: 500 })));
    await expect(github.download(artifact)).rejects.toMatchObject({ code: "github-unavailable" });
    expect(seen.filter(isStore)).toHaveLength(4);
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(20_000);
  });

  test("gives up after four tries when GitHub itself answers 500", async () => {
    const { github, seen } = await scripted(() => ({ status: 500 }));
    await expect(github.download(artifact)).rejects.toMatchObject({ code: "github-unavailable" });
    expect(seen).toHaveLength(4);
  });

  test("gives up at once when nothing is left to wait with", async () => {
    const { github, seen } = await scripted(
      (one, url) =>
        isStore(one) ? { status: 500 } : { status: 302, headers: { location: `${url}/store/a` } },
      { budgetMs: 0 },
    );
    await expect(github.download(artifact)).rejects.toMatchObject({ code: "github-unavailable" });
    expect(seen).toHaveLength(2);
  });

  test.for([{}, { location: "file:///etc/passwd" }])("refuses the address %o", async (headers) => {
    const { github } = await scripted([{ status: 302, headers }]);
    await expect(github.download(artifact)).rejects.toMatchObject({ code: "github-answer" });
  });

  test("refuses more than 20 MB by what the list says, without a call", async () => {
    const { github, seen } = await scripted([]);
    await expect(github.download({ ...artifact, bytes: 21 * MEGABYTE })).rejects.toMatchObject({
      code: "artifact-refused",
    });
    expect(seen).toEqual([]);
  });

  test("refuses more than 20 MB by what the store says", async () => {
    const { github } = await withStore({
      text: Buffer.alloc(1),
      headers: { "content-length": String(21 * MEGABYTE) },
    });
    await expect(github.download(artifact)).rejects.toMatchObject({ code: "artifact-refused" });
  });

  test("refuses more than 20 MB while they come, whatever was said", async () => {
    const { github } = await withStore({
      text: Buffer.alloc(21 * MEGABYTE),
      headers: { "transfer-encoding": "chunked" },
    });
    await expect(github.download(artifact)).rejects.toMatchObject({ code: "artifact-refused" });
  });
});
