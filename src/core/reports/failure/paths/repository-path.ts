import type { FailureContext } from "../failure.ts";
import { isAbsolute, plainPath } from "./plain-path.ts";
import { isGenerated, isVendored } from "./vendored.ts";

/** The path as the repository knows it, or nothing for code that is not part of it. */
export function repositoryPath(written: string, context: FailureContext): string | undefined {
  const plain = plainPath(written);
  // Only what lies below the root is judged: a checkout may itself stand in a folder called `vendor`.
  const inside = withoutStart(plain, `${plainPath(context.root)}/`);
  // A tool that ran in a package of the repository leaves it upwards.
  const path = inside.replace(/^(?:\.\.\/)+/, "");
  if (path === "" || isVendored(path)) return undefined;
  if (context.tracked(path)) return path;
  const isOurs = !isAbsolute(path) && path === inside && !isGenerated(path);
  return nearestEnding(path, context) ?? trackedSuffix(path, context) ?? (isOurs ? path : undefined);
}

function withoutStart(path: string, start: string): string {
  return path.startsWith(start) ? path.slice(start.length) : path;
}

/** A file that the report names only by its end, such as `com/acme/Order.java`. Never guessed. */
export function endingPath(suffix: string, context: FailureContext): string | undefined {
  const known = nearestEnding(suffix, context) ?? [suffix, ...inSourceRoots(suffix)].find(context.tracked);
  if (known !== undefined || !LOOSE_PACKAGES.test(suffix) || !suffix.includes("/")) return known;
  return endingPath(suffix.slice(suffix.indexOf("/") + 1), context);
}

/** Outside Java a file need not stand in the folders of its package. */
const LOOSE_PACKAGES = /\.(?:kts?|scala|groovy)$/;

function inSourceRoots(suffix: string): string[] {
  return SOURCE_ROOTS.map((root) => root + suffix);
}

const SOURCE_ROOTS = ["main", "test"].flatMap((set) =>
  ["java", "kotlin", "scala", "groovy"].flatMap((language) => [
    `src/${set}/${language}/`,
    `app/src/${set}/${language}/`,
  ]),
);

const SYSTEM = /^(?:\/(?:usr|opt|lib|snap|nix|System|Library)\/|[A-Za-z]:\/(?:Windows|Program))/;

/** Another machine's checkout has another folder in front: the longest tracked end of the path is ours. */
function trackedSuffix(path: string, { tracked }: FailureContext): string | undefined {
  if (SYSTEM.test(path)) return undefined;
  let suffix = path;
  while (!tracked(suffix)) {
    const slash = suffix.indexOf("/");
    if (slash < 0) return undefined;
    suffix = suffix.slice(slash + 1);
  }
  return suffix;
}

/** Of several files that end so, the one of the test's package, or that shares most of its folders with the test. */
function nearestEnding(path: string, context: FailureContext): string | undefined {
  if (isAbsolute(path)) return undefined;
  const folders = ancestors(plainPath(context.testFile));
  const beside = folders.map((folder) => folder + path).find(context.tracked);
  if (beside !== undefined) return beside;
  const ending = context.endingWith?.(path) ?? [];
  if (ending.length < 2) return ending[0];
  const inPackage = ending.filter((file) => `/${context.suite}/`.endsWith(`/${file.slice(0, -path.length)}`));
  const near = folders.map((folder) => ending.filter((file) => file.startsWith(folder)));
  return [inPackage, ...near].find(isOne)?.[0];
}

function isOne(files: readonly string[]): boolean {
  return files.length === 1;
}

/** Folders above a file, nearest first, each with its slash. */
function ancestors(file: string): string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, index) => `${parts.slice(0, parts.length - index).join("/")}/`);
}
