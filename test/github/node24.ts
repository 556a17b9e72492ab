import { execFile } from "node:child_process";
import { promisify } from "node:util";

let found: Promise<string> | undefined;

/** The Node that actions run on: this one if it is, else `UMPIRE_NODE24`, else one from npm. */
export function node24(): Promise<string> {
  found ??= look();
  return found;
}

async function look(): Promise<string> {
  if (process.versions.node.startsWith("24.")) return process.execPath;
  const { UMPIRE_NODE24 } = process.env;
  if (UMPIRE_NODE24 !== undefined && UMPIRE_NODE24 !== "") return UMPIRE_NODE24;
  // Asked once for its path: npx itself takes longer than most runs of the action.
  const args = ["-y", "-p", "node@24", "node", "-p", "process.execPath"];
  const { stdout } = await promisify(execFile)("npx", args, { shell: process.platform === "win32" });
  return stdout.trim();
}
