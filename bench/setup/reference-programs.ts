import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { cached } from "../cache.ts";

/** Compiled beside the bench's own node_modules, so that they find both those packages and the project's. */
export async function compileReferences(): Promise<(name: string) => string> {
  const outdir = cached("reference");
  await build({
    entryPoints: readdirSync("bench/reference").map((name) => resolve("bench/reference", name)),
    outdir,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node24",
    outExtension: { ".js": ".mjs" },
    logLevel: "warning",
  });
  return (name) => join(outdir, `${name}.mjs`);
}
