import { existsSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import { thirdPartyLicences } from "./third-party-licences.ts";

/** The doors of the house; each one that exists becomes one entry of dist. What they load later they share, in pieces. */
const doors = ["action", "bot", "mcp", "cli/program"];

/**
 * What people wait for is one file of its own: in pieces it takes a third longer to load. As an ES module, `inspect` would
 * also load all of node's streams, because a module that imports `node:fs` gets everything in it.
 */
const quick = [
  { source: "src/cli.ts", format: "esm" },
  { source: "src/cli/plain-inspect.ts", format: "cjs" },
] as const;
/** What these load only when it is asked for, and the file that it is in. */
const LATER = { "cli/plain-inspect.ts": "./plain-inspect.cjs", "cli/program.ts": "./program.js" };

export interface Bundle {
  /** What dist must hold, byte for byte: file name to content. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly metafile: Metafile;
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

const loadedLater: Plugin = {
  name: "loaded-later",
  setup(builder) {
    for (const [source, path] of Object.entries(LATER)) {
      builder.onResolve({ filter: new RegExp(`^\\./${source}$`) }, () => ({ path, external: true }));
    }
  },
};

const common = {
  absWorkingDir: resolve("."),
  outdir: "dist",
  bundle: true,
  platform: "node",
  target: "node20",
  charset: "utf8",
  legalComments: "external",
  plugins: [onlyTheVersion],
  metafile: true,
  write: false,
  logLevel: "warning",
} satisfies BuildOptions;

const inPieces = {
  entryNames: "[name]",
  // Flat beside the entries: `new URL("../templates/", import.meta.url)` must hold in every chunk.
  chunkNames: "[name]-[hash]",
  splitting: true,
  format: "esm",
  // CommonJS packages inside an ES module still ask for `require` when they want a built-in.
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
  },
} satisfies BuildOptions;

function asOne(format: "esm" | "cjs") {
  return {
    format,
    outExtension: { ".js": format === "cjs" ? ".cjs" : ".js" },
    plugins: [onlyTheVersion, loadedLater],
  } satisfies BuildOptions;
}

/** Builds in memory, so that building, comparing and measuring all look at the same thing. */
export async function bundle(): Promise<Bundle> {
  const entryPoints = doors.map((door) => `src/${door}.ts`).filter((path) => existsSync(path));
  if (entryPoints.length === 0)
    throw new Error(`Nothing to build: none of src/{${doors.join(",")}}.ts exists.`);

  const results = await Promise.all([
    build({ ...common, ...inPieces, entryPoints }),
    ...quick.map(({ source, format }) => build({ ...common, ...asOne(format), entryPoints: [source] })),
  ]);
  const metafile = {
    inputs: Object.fromEntries(results.flatMap((result) => Object.entries(result.metafile.inputs))),
    outputs: Object.fromEntries(results.flatMap((result) => Object.entries(result.metafile.outputs))),
  };

  const files = new Map<string, Uint8Array>();
  const legalComments: string[] = [];
  for (const { path, text } of results.flatMap((result) => result.outputFiles)) {
    const name = basename(path);
    if (name.endsWith(".LEGAL.txt")) legalComments.push(text);
    else files.set(name, encode(name === "cli.js" ? withShebang(text) : text));
  }
  files.set("LICENSES.txt", encode(thirdPartyLicences(Object.keys(metafile.inputs), legalComments)));
  return { files, metafile };
}

function withShebang(text: string): string {
  return text.startsWith("#!") ? text : `#!/usr/bin/env node\n${text}`;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
