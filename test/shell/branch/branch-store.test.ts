import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { openBranchStore } from "../../../src/shell/branch/branch-store.ts";
import { patience } from "../../../src/shell/github/manners/patience.ts";
import { type Answer, type Seen, scripted } from "../github/scripted-github.ts";

const NAME = "umpire-attempt-v1-5-77-1-test";
const FILE = `${NAME}.77.json`;
const TEXT = JSON.stringify({ "records.json": "{}" });

const blobSha = (text: string) =>
  createHash("sha1")
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest("hex");

/** A branch whose one folder holds these files, by the SHA of what is in them. */
function aTree(files: Readonly<Record<string, string>>) {
  return (line: string): Answer | null => {
    if (!line.includes("/git/trees/")) return null;
    const entries = line.endsWith("umpire-attempts")
      ? [{ path: "pull-5", sha: "folder" }]
      : Object.entries(files).map(([path, sha]) => ({ path, sha, size: 9 }));
    return { json: { tree: entries, truncated: false } };
  };
}

async function store(script: (seen: Seen, number: number) => Answer) {
  let number = 0;
  const server = await scripted((seen) => script(seen, number++));
  const options = {
    apiUrl: server.url,
    token: "ghs_x",
    repository: "octo/hello",
    pace: "none",
    patience: patience(60_000, async () => undefined),
  } as const;
  return { ...openBranchStore(options, 77), ...server };
}

const keep = ({ uploads }: Awaited<ReturnType<typeof store>>) =>
  uploads.upload(NAME, { "records.json": "{}" }, 30);

test("a branch that moved meanwhile is written to again", async () => {
  const tree = aTree({});
  const branch = await store(({ line }, number) => {
    return (
      tree(line) ?? (number === 0 ? { status: 409, json: { message: "is at a" } } : { status: 201, json: {} })
    );
  });
  expect(await keep(branch)).toBe(NAME);
  expect(branch.lines().filter((line) => line.startsWith("PUT"))).toHaveLength(2);
});

test("a file whose answer was lost is not made twice", async () => {
  const tree = aTree({ [FILE]: blobSha(TEXT) });
  const branch = await store(({ line }) => tree(line) ?? { status: 502, json: { message: "down" } });
  expect(await keep(branch)).toBe(NAME);
  expect(branch.lines().filter((line) => line.startsWith("PUT"))).toHaveLength(1);
});

test("a name that something else has taken gets a number; nothing is replaced", async () => {
  const tree = aTree({ [FILE]: blobSha("another") });
  const branch = await store(({ line }) => {
    const isTaken = line.includes(encodeURIComponent(FILE));
    return tree(line) ?? (isTaken ? { status: 422, json: { message: "sha" } } : { status: 201, json: {} });
  });
  expect(await keep(branch)).toBe(`${NAME}-2`);
  const bodies = branch.seen.filter(({ line }) => line.startsWith("PUT")).map(({ body }) => body);
  for (const body of bodies) expect(body).not.toHaveProperty("sha");
});

test("the branch is made when it is not there, without a past", async () => {
  const branch = await store(({ line }, number) => {
    if (number === 0) return { status: 404, json: { message: "Branch umpire-attempts not found" } };
    return { status: 201, json: { sha: line.split("/").at(-1) } };
  });
  expect(await keep(branch)).toBe(NAME);
  const made = branch.seen.find(({ line }) => line.endsWith("/git/commits"));
  expect(made?.body).toMatchObject({ parents: [] });
  expect(branch.seen.find(({ line }) => line.endsWith("/git/refs"))?.body).toMatchObject({
    ref: "refs/heads/umpire-attempts",
  });
});

test("a refusal that no look explains is told, with the permission that is missing", async () => {
  const tree = aTree({});
  const refused = await store(({ line }) => tree(line) ?? { status: 422, json: { message: "a rule" } });
  await expect(keep(refused)).rejects.toMatchObject({ code: "github-refused" });
  const forbidden = await store(() => ({ status: 403, json: { message: "Resource not accessible" } }));
  await expect(keep(forbidden)).rejects.toMatchObject({
    code: "github-permission",
    message: expect.stringContaining("contents: write"),
  });
});

test("what was kept is listed by run and by name, newest first, and read back", async () => {
  const tree = aTree({
    [FILE]: "one",
    [`${NAME}-2.78.json`]: "two",
    "umpire-ledger-v1-5.70.json": "old",
    "umpire-ledger-v1-5.77.json": "new",
    "README.md": "else",
  });
  const content = Buffer.from(TEXT).toString("base64");
  const branch = await store(({ line }) => tree(line) ?? { json: { content } });
  const [of, again] = await Promise.all([
    branch.artifactsOf(77, "umpire-attempt-v1-5-77-"),
    branch.artifactsOf(70, "umpire-attempt-v1-5-70-"),
  ]);
  expect([of.map(({ name }) => name), again]).toEqual([[NAME], []]);
  // One look at the branch and one at the folder serve both.
  expect(branch.seen).toHaveLength(2);
  const ledgers = await branch.artifactsNamed("umpire-ledger-v1-5", 20);
  expect(ledgers.map(({ runId }) => runId)).toEqual([77, 70]);
  const [artifact] = of;
  const bytes = artifact && (await branch.download(artifact));
  if (!bytes || bytes === "gone") throw new Error("It is gone.");
  const files = await branch.readZip(bytes);
  expect(new TextDecoder().decode(files.get("records.json"))).toBe("{}");
  await expect(branch.readZip(new TextEncoder().encode("[1]"))).rejects.toMatchObject({
    code: "artifact-refused",
  });
  await expect(branch.readZip(new TextEncoder().encode("{"))).rejects.toMatchObject({
    code: "artifact-refused",
  });
});

test("a branch that is not there holds nothing, and a file that is too large is not read", async () => {
  const branch = await store(() => ({ status: 404, json: { message: "Not Found" } }));
  expect(await branch.artifactsNamed("umpire-ledger-v1-5", 20)).toEqual([]);
  const artifact = { id: 1, name: NAME, runId: 77, expired: false, bytes: 1, createdAt: "" };
  expect(await branch.download(artifact)).toBe("gone");
  await expect(branch.download({ ...artifact, bytes: 21 * 1024 * 1024 })).rejects.toMatchObject({
    code: "artifact-refused",
  });
});
