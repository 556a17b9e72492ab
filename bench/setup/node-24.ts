import { join } from "node:path";
import { installed } from "./npm-packages.ts";

/** The bars are set for the Node that actions run on. */
export function node24(): string {
  if (process.versions.node.startsWith("24.")) return process.execPath;
  const platform = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const program = process.platform === "win32" ? "node.exe" : "node";
  return join(installed([`${name}@24`]), name, "bin", program);
}
