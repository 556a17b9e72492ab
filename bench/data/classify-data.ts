import { existsSync, writeFileSync } from "node:fs";
import { cached } from "../cache.ts";
import { VERSION } from "./data-file.ts";
import { twoCommits } from "./git-repository.ts";
import { type Random, seededRandom } from "./random.ts";

const FUNCTIONS = 12;

/** A repository whose branch changes one function and adds one in each of its TypeScript files. */
export function classifyData(files: number): string {
  const folder = cached("data", `v${VERSION}-classify-${files}`);
  const finished = `${folder}.finished`;
  if (existsSync(finished)) return folder;
  process.stderr.write(`writing a repository of ${files} TypeScript files\n`);
  const random = seededRandom(5);
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  for (let index = 0; index < files; index++) {
    const path = `src/area-${index % 20}/module-${index}.ts`;
    const { old, now } = sourceFile(random, index);
    before.set(path, old);
    after.set(path, now);
  }
  twoCommits(folder, before, after);
  writeFileSync(finished, "");
  return folder;
}

function sourceFile(random: Random, index: number): { old: string; now: string } {
  const head = `import { Router } from "express";\n\nexport const router${index} = Router();\n\n`;
  const functions = Array.from({ length: FUNCTIONS }, (_, number) => functionText(random, number));
  const changed = functions.map((text, number) =>
    number === 3 ? text.replace("total += ", "total -= ") : text,
  );
  const added = functionText(random, FUNCTIONS);
  const route = `router${index}.get("/things/${index}/:id", (request, response) => {\n  response.json(compute0([Number(request.params.id)]));\n});\n`;
  return { old: head + functions.join("\n") + route, now: head + [...changed, added].join("\n") + route };
}

/** About fifteen lines with the constructs that ordinary code is made of. */
function functionText(random: Random, number: number): string {
  const limit = random.below(1000);
  return `/** Adds up what is above ${limit}. */
export function compute${number}(values: readonly number[], options: { strict?: boolean } = {}): number {
  let total = 0;
  for (const [index, value] of values.entries()) {
    if (options.strict && value < ${limit}) {
      throw new RangeError(\`value \${value} at \${index} is below ${limit}\`);
    }
    total += value > ${limit} ? value * ${1 + random.below(9)} : (values[index + 1] ?? ${random.below(50)});
  }
  const shown = values.filter((value) => value !== total).map((value) => ({ value, share: value / total }));
  return shown.reduce((sum, { share }) => sum + share, total);
}
`;
}
