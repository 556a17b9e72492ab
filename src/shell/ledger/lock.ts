import { link, readFile, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { UserError } from "../../core/errors.ts";

const RETRY_MS = 20;
const PATIENCE_MS = 30_000;
/** A lock of another machine cannot be asked whether its owner lives; recording takes far less than this. */
const FOREIGN_AGE_MS = 600_000;

/** Runs one step that no other process may come between. Whoever was killed holding the lock does not hold it for ever. */
export async function withLock<Result>(
  path: string,
  step: () => Promise<Result>,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  const ticket = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(ticket, `${process.pid}@${hostname()}`);
  try {
    await take(path, ticket, patienceMs);
    try {
      return await step();
    } finally {
      await rm(path, { force: true });
    }
  } finally {
    await rm(ticket, { force: true });
  }
}

/** A hard link appears whole, with its owner's name in it, or not at all. */
async function take(path: string, ticket: string, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    if (await linked(ticket, path)) return;
    if (await isAbandoned(path)) await clearAbandoned(path, ticket);
    else if (Date.now() > deadline) throw await stillLocked(path, patienceMs);
    else await sleep(RETRY_MS * (1 + Math.random()));
  }
}

/**
 * Two processes may find the same lock abandoned; the slower one must not remove the faster one's new lock.
 * So clearing is itself done under a lock, and the owner is looked at again.
 */
async function clearAbandoned(path: string, ticket: string): Promise<void> {
  const clearing = `${path}.clearing`;
  if (!(await linked(ticket, clearing))) {
    if (await isAbandoned(clearing)) await rm(clearing, { force: true });
    await sleep(RETRY_MS);
    return;
  }
  try {
    if (await isAbandoned(path)) await rm(path, { force: true });
  } finally {
    await rm(clearing, { force: true });
  }
}

async function linked(ticket: string, path: string): Promise<boolean> {
  try {
    await link(ticket, path);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  try {
    const [pid = "", host = ""] = (await readFile(path, "utf8")).split("@");
    if (host !== hostname()) return Date.now() - (await stat(path)).mtimeMs > FOREIGN_AGE_MS;
    return !isAlive(Number(pid));
  } catch (error) {
    if (isCode(error, "ENOENT")) return false; // released meanwhile
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, "EPERM");
  }
}

async function stillLocked(path: string, patienceMs: number): Promise<UserError> {
  const owner = await readFile(path, "utf8").catch(() => "another process");
  return new UserError(
    "ledger-locked",
    `The ledger is locked by ${owner} (${path}), and was not released within ${patienceMs / 1000} s.`,
    "Wait for that run to end, then run again. If it is long gone, delete the lock file.",
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
