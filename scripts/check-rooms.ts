// Runs dependency-cruiser and proves that it read every source: with a TypeScript it does not know
// it reads none and reports success.
import { capture } from "./capture.ts";
import { finish } from "./finish.ts";
import { projectFiles } from "./project-files.ts";

interface Cruise {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly totalDependenciesCruised: number;
    readonly violations: readonly { from: string; to: string; rule: { name: string } }[];
  };
}

const { stdout, output } = capture("depcruise", ["src", "--output-type", "json"], "dependency-cruiser");
const cruise = parse();
const read = new Set(cruise.modules.map((module) => module.source));
const sources = projectFiles().filter((path) => /^src\/.*\.ts$/.test(path));
const { violations, totalDependenciesCruised } = cruise.summary;

finish(
  [
    ...(sources.length === 0 ? ["there are no sources to read"] : []),
    ...sources.filter((path) => !read.has(path)).map((path) => `${path} was not read by dependency-cruiser`),
    ...(totalDependenciesCruised === 0 ? ["dependency-cruiser saw no import at all"] : []),
    ...violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ],
  `${sources.length} modules, ${totalDependenciesCruised} imports, every room keeps its place`,
  "The rules and their reasons are in .dependency-cruiser.mjs.",
);

function parse(): Cruise {
  try {
    return JSON.parse(stdout);
  } catch (cause) {
    throw new Error(`dependency-cruiser did not finish:\n${output}`, { cause });
  }
}
