// Both doors must cost little more than bare node: they load only what they need to know what they are asked.
import { bundle } from "./bundle.ts";
import { finish } from "./finish.ts";

const budgetInKilobytes = 64;

const { metafile } = await bundle();
const doors = ["dist/cli.js", "dist/action.js"].map((door) => {
  const files = [...loadedAtOnce(door)];
  const kilobytes = Math.ceil(sum(files.map((file) => metafile.outputs[file]?.bytes ?? Number.NaN)) / 1024);
  return { door, files, kilobytes };
});
finish(
  doors
    .filter(({ kilobytes }) => !(kilobytes <= budgetInKilobytes))
    .map(
      ({ door, kilobytes, files }) => `${door} loads ${kilobytes} KB at once: ${heaviest(files).join(", ")}`,
    ),
  doors
    .map(({ door, kilobytes, files }) => `${door} loads ${kilobytes} KB in ${files.length} files at once`)
    .join("; "),
  `The budget is ${budgetInKilobytes} KB; load the rest with \`await import()\` where it is used.`,
);

function loadedAtOnce(path: string, seen = new Set<string>()): Set<string> {
  seen.add(path);
  for (const { path: next, kind, external } of metafile.outputs[path]?.imports ?? []) {
    if (kind === "import-statement" && !external && !seen.has(next)) loadedAtOnce(next, seen);
  }
  return seen;
}

function heaviest(files: readonly string[]): string[] {
  return files
    .flatMap((file) => Object.entries(metafile.outputs[file]?.inputs ?? {}))
    .sort(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput)
    .slice(0, 5)
    .map(([input, { bytesInOutput }]) => `${input} ${Math.ceil(bytesInOutput / 1024)} KB`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
