import { execFileSync } from "node:child_process";
import { openSync } from "node:fs";
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fileChunks } from "../../../src/shell/files/chunks.ts";
import { reportFiles } from "../../../src/shell/files/report-files.ts";
import { junitXml } from "../../support/junit.ts";
import { age } from "../../support/repository.ts";

async function aFolder(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "umpire-reports-")));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

const ALL = { globs: ["**/*.xml"], ignore: [], sinceMs: 0 };

test("finds reports by pattern, in order, with paths relative to the root", async () => {
  const root = await aFolder({
    "b/two.xml": junitXml(["b"]),
    "a/one.xml": junitXml(["a"]),
    "a/notes.txt": "no",
  });
  const { reports } = await reportFiles(root).find(ALL);
  expect(reports.map(({ path, result }) => [path, result.kind])).toEqual([
    ["a/one.xml", "test"],
    ["b/two.xml", "test"],
  ]);
  expect(reports[0]?.digest()).toMatch(/^[0-9a-f]{64}$/);
});

test("an absolute pattern inside the root works too", async () => {
  const root = await aFolder({ "a/one.xml": junitXml(["a"]) });
  const { reports } = await reportFiles(root).find({ ...ALL, globs: [join(root, "a", "*.xml")] });
  expect(reports.map(({ path }) => path)).toEqual(["a/one.xml"]);
});

test("old reports come back unread, as stale", async () => {
  const root = await aFolder({ "old.xml": junitXml(["a"]), "new.xml": junitXml(["a"]) });
  await age(join(root, "old.xml"), -100);
  const { reports, stale } = await reportFiles(root).find({ ...ALL, sinceMs: Date.now() - 50_000 });
  expect(reports.map(({ path }) => path)).toEqual(["new.xml"]);
  expect(stale.map(({ path }) => path)).toEqual(["old.xml"]);
});

test("never looks outside the root, nor into other people's packages", async () => {
  const outside = await aFolder({ "secret.xml": junitXml(["secret"]) });
  const root = await aFolder({ "node_modules/x/junit.xml": junitXml(["x"]), "own.xml": junitXml(["a"]) });
  await symlink(join(outside, "secret.xml"), join(root, "linked.xml"));
  await symlink(outside, join(root, "folder"));
  const { reports } = await reportFiles(root).find({
    ...ALL,
    globs: ["**/*.xml", `../${outside.split("/").at(-1)}/*.xml`],
  });
  expect(reports.map(({ path }) => path)).toEqual(["own.xml"]);
});

test.skipIf(process.platform === "win32")("a FIFO is not opened, by pattern or by name", async () => {
  const root = await aFolder();
  execFileSync("mkfifo", [join(root, "pipe.xml")]);
  expect((await reportFiles(root).find(ALL)).reports).toEqual([]);
  const [named] = await reportFiles(root).read([join(root, "pipe.xml")]);
  expect(named?.result).toMatchObject({ kind: "unreadable", error: { code: "report-not-a-file" } });
});

test("a named file that is missing or a folder is unreadable, with what to do", async () => {
  const root = await aFolder({ "folder/x": "" });
  const read = await reportFiles(root).read([join(root, "nowhere.xml"), join(root, "folder")]);
  expect(read.map(({ path, result }) => [path, result.kind === "unreadable" && result.error.code])).toEqual([
    ["nowhere.xml", "report-missing"],
    ["folder", "report-not-a-file"],
  ]);
  expect(read[0]?.digest()).toBe("");
});

test("more files than anybody meant are refused", async () => {
  const root = await aFolder();
  await Promise.all(Array.from({ length: 2_001 }, (_, index) => writeFile(join(root, `${index}.xml`), "")));
  await expect(reportFiles(root).find(ALL)).rejects.toMatchObject({
    code: "too-many-reports",
    message: expect.stringContaining("2001 files"),
  });
});

test("named files are read where they are, shown relative to the root if they lie within it, and known by their bytes", async () => {
  const root = await aFolder({ "in/one.xml": junitXml(["a"]) });
  const elsewhere = await aFolder({ "two.xml": junitXml(["b", "c"]) });
  const read = await reportFiles(root).read([join(root, "in", "one.xml"), join(elsewhere, "two.xml")]);
  expect(read.map(({ path }) => path)).toEqual(["in/one.xml", join(elsewhere, "two.xml")]);
  expect(read.map(({ result }) => result.kind === "test" && result.counts.cases)).toEqual([1, 2]);
  expect(read[0]?.digest()).toMatch(/^[0-9a-f]{64}$/);
  expect(read[0]?.digest()).toBe(read[0]?.digest());
  expect(read[0]?.digest()).not.toBe(read[1]?.digest());
  expect(read[0]?.modifiedMs).toBeGreaterThan(0);
});

test("a file that became shorter while it was read ends where it ends", async () => {
  const root = await aFolder({ "a.txt": "abc" });
  const file = openSync(join(root, "a.txt"), "r");
  const chunks = [...fileChunks(join(root, "a.txt"), { file, size: 100 })].map((chunk) => chunk.toString());
  expect(chunks).toEqual(["abc"]);
});

test("two readings of one file at a time do not disturb each other", async () => {
  const root = await aFolder({ "a.txt": "a".repeat(300_000), "b.txt": "b".repeat(300_000) });
  const first = fileChunks(join(root, "a.txt"))[Symbol.iterator]();
  const chunk: Uint8Array = first.next().value;
  for (const other of fileChunks(join(root, "b.txt")))
    expect(other.every((byte) => byte === 0x62)).toBe(true);
  expect(chunk.every((byte) => byte === 0x61)).toBe(true);
  first.return?.();
});
