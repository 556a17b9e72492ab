import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addReset, type Ledger } from "../../../src/core/attempt/ledger.ts";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { judge } from "../../../src/core/decision/judge.ts";
import { writeSession } from "../../../src/core/memory/write-session.ts";
import { sessionFiles } from "../../../src/shell/ledger/session-files.ts";

const ID = "7a1c3c1e-5b1f-5d4e-9c0a-2f6d3b8e4a10";
const EMPTY: Ledger = { id: ID, branch: "work", createdAt: "2026-01-25T10:00:00Z", evidence: [], resets: [] };

async function aStore() {
  const folder = await mkdtemp(join(tmpdir(), "umpire-sessions-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  let firsts = 0;
  const store = sessionFiles(folder, async () => {
    firsts += 1;
  });
  return { store, folder, firsts: () => firsts };
}

function withReset(ledger: Ledger | null, id: string) {
  const next = addReset(ledger ?? EMPTY, { id, at: "2026-01-25T10:00:00Z" });
  return { document: writeSession(next, judge(next, DEFAULT_CONFIG)), result: next.resets.length };
}

test("nothing recorded is null, and the first record makes the folder", async () => {
  const { store, firsts } = await aStore();
  expect(await store.load(ID)).toBeNull();
  expect(await store.update(ID, (ledger) => withReset(ledger, "a"))).toBe(1);
  expect(await store.update(ID, (ledger) => withReset(ledger, "b"))).toBe(2);
  expect((await store.load(ID))?.resets.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(firsts()).toBe(1);
});

test("changes at once are made one after the other", async () => {
  const { store, folder } = await aStore();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => store.update(ID, (ledger) => withReset(ledger, String(index)))),
  );
  expect((await store.load(ID))?.resets).toHaveLength(20);
  expect(await readdir(join(folder, "sessions"))).toEqual([`${ID}.json`]);
});

test("a change that fails leaves the file and no lock", async () => {
  const { store, folder } = await aStore();
  await store.update(ID, (ledger) => withReset(ledger, "a"));
  const boom = () => {
    throw new Error("boom");
  };
  await expect(store.update(ID, boom)).rejects.toThrow("boom");
  expect((await store.load(ID))?.resets).toHaveLength(1);
  expect(await readdir(join(folder, "sessions"))).toEqual([`${ID}.json`]);
});

test.skipIf(process.getuid?.() === 0)(
  "a folder that cannot be written is an error, not a lost attempt",
  async () => {
    const { store, folder } = await aStore();
    await store.update(ID, (ledger) => withReset(ledger, "a"));
    await chmod(join(folder, "sessions"), 0o500);
    await expect(store.update(ID, (ledger) => withReset(ledger, "b"))).rejects.toThrow(/EACCES/);
    await chmod(join(folder, "sessions"), 0o700);
  },
);
