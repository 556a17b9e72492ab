import { lcovData } from "../data/lcov-data.ts";
import type { Row } from "../row.ts";
import { installed } from "../setup/npm-packages.ts";
import { systemProgram } from "../setup/system-program.ts";
import type { Workshop } from "../setup/workshop.ts";
import { inspectedCoverage } from "./inspected.ts";
import { BARE_NODE, bareNode } from "./start.ts";

export function lcov({ node, quick, umpire, reference }: Workshop): Row {
  installed(["parse-lcov@1.0.4", "@friedemannsommer/lcov-parser@5.0.2"]);
  const { path, facts } = lcovData(quick ? "lcov-quick" : "lcov", quick ? 10e6 : 100e6);
  const { bytes, newlines, lastLines: _, ...expected } = facts;
  const grep = systemProgram("grep", "grep");
  return {
    title: `lcov, ${expected.files.toLocaleString("en")} files`,
    bytes,
    programs: [
      { name: "umpire", command: umpire("inspect", "--json", path), tells: inspectedCoverage, expected },
      {
        name: "grep -c ''",
        command: grep === undefined ? undefined : [grep, "-c", "", path],
        tells: Number,
        expected: newlines,
      },
      bareNode(node),
      { name: "parse-lcov", command: reference("lcov-parse-lcov", path), tells: JSON.parse, expected },
      { name: "lcov-parser", command: reference("lcov-lcov-parser", path), tells: JSON.parse, expected },
    ],
    bars: [
      { kind: "faster", than: ["parse-lcov", "lcov-parser"], bar: 15 },
      { kind: "within", than: ["grep -c ''"], without: BARE_NODE, bar: 1.7, stretch: 1.2 },
      { kind: "within", than: ["grep -c ''"] },
      { kind: "memory", megabytes: 200 },
    ],
  };
}
