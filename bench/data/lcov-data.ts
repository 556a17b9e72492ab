import { type DataFile, dataFile } from "./data-file.ts";
import { type Random, seededRandom } from "./random.ts";

export interface CoverageFacts {
  files: number;
  total: number;
  covered: number;
}

export interface LcovFacts extends CoverageFacts {
  newlines: number;
  /** Of each file, for whoever needs sources that fit the report. */
  lastLines: number[];
}

/** The path of the n-th file, for whoever needs a diff that fits the report. */
export function sourcePath(index: number): string {
  return `packages/part-${index % 40}/src/area-${index % 700}/module-${index}.ts`;
}

export function lcovData(name: string, bytes: number): DataFile<LcovFacts> {
  return dataFile(`${name}.info`, (sink) => {
    const random = seededRandom(3);
    const facts: LcovFacts = { files: 0, total: 0, covered: 0, newlines: 0, lastLines: [] };
    let written = 0;
    while (written < bytes) {
      const record = section(random, facts);
      sink.write(record);
      written += record.length;
      facts.files++;
    }
    return facts;
  });
}

/** About 230 lines, 40 branches and 15 functions a file. */
function section(random: Random, facts: LcovFacts): string {
  const lines = [`TN:`, `SF:${sourcePath(facts.files)}`];
  const { names, hits } = functions(random, 5 + random.below(20));
  lines.push(
    ...names,
    ...hits,
    `FNF:${names.length}`,
    `FNH:${hits.filter((hit) => !hit.startsWith("FNDA:0,")).length}`,
  );
  const data = dataLines(random, 130 + random.below(200));
  lines.push(...data.branches, `BRF:${data.branches.length}`, `BRH:${data.branchesHit}`);
  lines.push(...data.lines, `LF:${data.lines.length}`, `LH:${data.linesHit}`, "end_of_record", "");
  facts.total += data.lines.length;
  facts.covered += data.linesHit;
  facts.lastLines.push(data.lastLine);
  facts.newlines += lines.length - 1;
  return lines.join("\n");
}

function functions(random: Random, count: number): { names: string[]; hits: string[] } {
  const names: string[] = [];
  const hits: string[] = [];
  for (let index = 0; index < count; index++) {
    names.push(`FN:${index * 12 + 1},handle${index}`);
    hits.push(`FNDA:${random.chance(0.8) ? 1 + random.below(2000) : 0},handle${index}`);
  }
  return { names, hits };
}

function dataLines(random: Random, count: number) {
  const lines: string[] = [];
  const branches: string[] = [];
  let linesHit = 0;
  let branchesHit = 0;
  let line = 0;
  for (let index = 0; index < count; index++) {
    line += 1 + random.below(3);
    const hits = random.chance(0.85) ? 1 + random.below(random.chance(0.1) ? 1_000_000 : 300) : 0;
    lines.push(`DA:${line},${hits}`);
    if (hits > 0) linesHit++;
    if (!random.chance(0.09)) continue;
    for (const branch of [0, 1]) {
      const taken = hits === 0 ? "-" : random.below(5);
      branches.push(`BRDA:${line},${index},${branch},${taken}`);
      if (taken !== "-" && taken > 0) branchesHit++;
    }
  }
  return { lines, branches, linesHit, branchesHit, lastLine: line };
}
