import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { withLock } from "../../../src/shell/ledger/lock.ts";

async function aLockFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "umpire-lock-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "ledger.lock");
}

test("steps under one lock never overlap", async () => {
  const lock = await aLockFile();
  let inside = 0;
  let most = 0;
  const step = () =>
    withLock(lock, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await sleep(5);
      inside -= 1;
    });
  await Promise.all(Array.from({ length: 10 }, step));
  expect(most).toBe(1);
  expect(await readdir(join(lock, ".."))).toEqual([]);
});

test("the lock is released when the step fails", async () => {
  const lock = await aLockFile();
  await expect(withLock(lock, () => Promise.reject(new Error("boom")))).rejects.toThrow("boom");
  expect(existsSync(lock)).toBe(false);
});

test("the lock of a process that was killed is taken over", async () => {
  const lock = await aLockFile();
  const { pid } = spawnSync(process.execPath, ["-e", "0"]);
  await writeFile(lock, `${pid}@${hostname()}`);
  expect(await withLock(lock, async () => "done")).toBe("done");
});

test("the lock of another machine is taken over only when it is old", async () => {
  const lock = await aLockFile();
  await writeFile(lock, "1@some-other-machine");
  const old = new Date(Date.now() - 3_600_000);
  await utimes(lock, old, old);
  expect(await withLock(lock, async () => "done")).toBe("done");
});

test("a lock that is held is waited for, then reported with its owner", async () => {
  const lock = await aLockFile();
  await writeFile(lock, `${process.pid}@${hostname()}`);
  await expect(withLock(lock, async () => "never", 50)).rejects.toMatchObject({
    code: "ledger-locked",
    message: expect.stringContaining(`${process.pid}@${hostname()}`),
  });
});
