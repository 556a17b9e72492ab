import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { bundle } from "../../scripts/bundle.ts";
import { cached } from "../cache.ts";

/** Built from the sources as they are now: the committed dist may be older. */
export async function distToMeasure(): Promise<string> {
  const home = cached("built");
  const dist = join(home, "dist");
  rmSync(home, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const { files } = await bundle();
  for (const [name, content] of files) writeFileSync(join(dist, name), content);
  // The bundle looks for these beside dist.
  for (const folder of ["templates", "schemas", "grammars"]) {
    if (existsSync(folder)) symlinkSync(resolve(folder), join(home, folder), "junction");
  }
  cpSync("package.json", join(home, "package.json"));
  return dist;
}
