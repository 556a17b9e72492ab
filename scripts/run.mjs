// Runs a TypeScript script on every Node we support: `node scripts/run.mjs scripts/build.ts [arguments]`.
// Node 20 cannot strip types itself, and esbuild is here anyway.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const [script, ...rest] = process.argv.slice(2);
if (script === undefined) throw new Error("usage: node scripts/run.mjs scripts/NAME.ts [arguments]");

// Inside node_modules, so that packages left out of the bundle are found from there.
const cache = resolve("node_modules/.cache");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "script-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const leavePackagesOut = {
  name: "leave-packages-out",
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      // @actions/workflow-parser imports JSON without the attribute Node asks for, so only a bundle of it runs.
      if (kind === "entry-point" || path.startsWith("@actions/")) return undefined;
      return { path, external: true };
    });
  },
};

const outfile = join(folder, "script.mjs");
await build({
  entryPoints: [resolve(script)],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: "inline",
  logLevel: "warning",
  plugins: [leavePackagesOut],
});

process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], resolve(script), ...rest];
await import(pathToFileURL(outfile).href);
