import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** Long enough to write a last line, short enough for a job that is being cancelled. */
const GRACE_MS = 2_000;
/** Killed processes are gone at once, but count as there until they are reaped, which in a container may be never. */
const REAP_MS = 250;
const POLL_MS = 25;

/**
 * Stops a command and all it started: on POSIX the process group it leads, on Windows the tree below it.
 * Asks with the signal first; who is still there after the grace period is killed.
 */
export async function stopTree(pid: number, signal: NodeJS.Signals): Promise<void> {
  if (process.platform === "win32") return await killWindowsTree(pid);
  if (!signalGroup(pid, signal) || (await isGone(pid, GRACE_MS))) return;
  signalGroup(pid, "SIGKILL");
  await isGone(pid, REAP_MS);
}

async function isGone(pid: number, withinMs: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < withinMs; waitedMs += POLL_MS) {
    if (!signalGroup(pid, 0)) return true;
    await sleep(POLL_MS);
  }
  return false;
}

/** False when nobody in the group can be signalled: ESRCH when it is empty, EPERM on macOS when only zombies are left. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Windows has no signal to ask with, and taskkill without /F asks only windows, which a test run has none of. */
function killWindowsTree(pid: number): Promise<void> {
  return new Promise((resolve) => {
    const taskkill = spawn("taskkill", ["/pid", String(pid), "/T", "/F"], {
      stdio: "ignore",
      windowsHide: true,
    });
    taskkill.once("error", () => resolve());
    taskkill.once("exit", () => resolve());
  });
}
