// npm leaves a platform's binary out of the lock file when the registry at hand does not have it (a mirror that
// lags, for example), and then `npm ci` refuses the lock file everywhere. This writes the missing entries;
// with --check it only names them.
import { readFileSync, writeFileSync } from "node:fs";
import { finish } from "./finish.ts";

interface LockEntry {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [key: string]: unknown;
}

const path = "package-lock.json";
const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync(path, "utf8"));
const missing = Object.entries(lock.packages).flatMap(([owner, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => !isLocked(owner, name))
    .map(([name, version]) => ({ owner, name, version })),
);

if (process.argv.includes("--check")) {
  finish(
    missing.map(({ name, version }) => `${path} lacks ${name}@${version}`),
    `${path} has every platform's binaries`,
    "Run `npm run lock`.",
  );
} else {
  for (const { owner, name, version } of missing)
    lock.packages[`node_modules/${name}`] = entry(owner, name, version);
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en"));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  console.log(`${path}: ${missing.length} entries added`);
}

/** Node's own way of looking: beside the owner, then further and further out. */
function isLocked(owner: string, name: string): boolean {
  const folder = owner === "" ? "" : `${owner}/`;
  if (lock.packages[`${folder}node_modules/${name}`] !== undefined) return true;
  return owner !== "" && isLocked(owner.slice(0, Math.max(0, owner.lastIndexOf("/node_modules/"))), name);
}

/** Without integrity, which only the registry knows; version and platform are exact. */
function entry(owner: string, name: string, version: string): LockEntry {
  if (!/^\d+\.\d+\.\d+/.test(version))
    throw new Error(`${name} is wanted as "${version}", not as one exact version.`);
  const { os, cpu, libc } = platform(name);
  return {
    version,
    cpu: [cpu],
    ...(lock.packages[owner]?.["dev"] === true ? { dev: true } : {}),
    ...(libc === undefined ? {} : { libc: [libc] }),
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
  };
}

/** The names follow one pattern: [something-]os-cpu[-abi], or wasm32-wasi. */
function platform(name: string): { os?: string; cpu: string; libc?: string } {
  if (name.endsWith("wasm32-wasi")) return { cpu: "wasm32" };
  const [, os, cpu, abi] =
    /[/-](android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-(\w+))?$/.exec(
      name,
    ) ?? [];
  if (os === undefined || cpu === undefined)
    throw new Error(`The platform of ${name} cannot be told from its name.`);
  if (os !== "linux" || abi === undefined) return { os, cpu };
  return { os, cpu, libc: abi.startsWith("musl") ? "musl" : "glibc" };
}
