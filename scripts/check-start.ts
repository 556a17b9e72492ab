// `umpire --version` must cost little more than bare node: it loads only what it needs to know what it is asked.
import { bundle } from "./bundle.ts";
import { finish } from "./finish.ts";

const budgetInKilobytes = 64;

const door = "dist/cli.js";

const { metafile } = await bundle();
const files = [...loadedAtOnce(door)];
const kilobytes = Math.ceil(sum(files.map((file) => metafile.outputs[file]?.bytes ?? Number.NaN)) / 1024);
finish(
  kilobytes <= budgetInKilobytes ? [] : [`${door} loads ${kilobytes} KB at once: ${heaviest().join(", ")}`],
  `${door} loads ${kilobytes} KB in ${files.length} files at once`,
  `The budget is ${budgetInKilobytes} KB; load the rest with \`await import()\` where it is used.`,
);

function loadedAtOnce(path: string, seen = new Set<string>()): Set<string> {
  seen.add(path);
  for (const { path: next, kind, external } of metafile.outputs[path]?.imports ?? []) {
    if (kind === "import-statement" && !external && !seen.has(next)) loadedAtOnce(next, seen);
  }
  return seen;
}

function heaviest(): string[] {
  return files
    .flatMap((file) => Object.entries(metafile.outputs[file]?.inputs ?? {}))
    .sort(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput)
    .slice(0, 5)
    .map(([input, { bytesInOutput }]) => `${input} ${Math.ceil(bytesInOutput / 1024)} KB`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
