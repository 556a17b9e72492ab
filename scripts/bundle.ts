import { existsSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { thirdPartyLicences } from "./third-party-licences.ts";

/** The doors of the house; each one that exists becomes one entry of dist. */
const doors = ["cli", "action", "bot", "mcp"];

export interface Bundle {
  /** What dist must hold, byte for byte: file name to content. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly metafile: Metafile;
}

/** Builds in memory, so that building, comparing and measuring all look at the same thing. */
export async function bundle(): Promise<Bundle> {
  const entryPoints = doors.map((door) => `src/${door}.ts`).filter((path) => existsSync(path));
  if (entryPoints.length === 0)
    throw new Error(`Nothing to build: none of src/{${doors.join(",")}}.ts exists.`);

  const result = await build({
    entryPoints,
    absWorkingDir: resolve("."),
    outdir: "dist",
    entryNames: "[name]",
    // Flat beside the entries: `new URL("../templates/", import.meta.url)` must hold in every chunk.
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    charset: "utf8",
    legalComments: "external",
    // CommonJS packages inside an ES module still ask for `require` when they want a built-in.
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
    },
    plugins: [onlyTheVersion],
    metafile: true,
    write: false,
    logLevel: "warning",
  });

  const files = new Map<string, Uint8Array>();
  const legalComments: string[] = [];
  for (const { path, text } of result.outputFiles) {
    const name = basename(path);
    if (name.endsWith(".LEGAL.txt")) legalComments.push(text);
    else files.set(name, encode(name === "cli.js" ? withShebang(text) : text));
  }
  files.set("LICENSES.txt", encode(thirdPartyLicences(Object.keys(result.metafile.inputs), legalComments)));
  return { files, metafile: result.metafile };
}

/** Of package.json only the version is shipped: a new script or tool must not change dist. */
const onlyTheVersion: Plugin = {
  name: "only-the-version",
  setup(builder) {
    const ours = resolve("package.json");
    builder.onLoad({ filter: /package\.json$/ }, ({ path }) => {
      if (path !== ours) return undefined;
      const { version } = JSON.parse(readFileSync(ours, "utf8"));
      return { contents: JSON.stringify({ version }), loader: "json" };
    });
  },
};

function withShebang(text: string): string {
  return text.startsWith("#!") ? text : `#!/usr/bin/env node\n${text}`;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
