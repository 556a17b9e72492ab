import { lcovData } from "../data/lcov-data.ts";
import { patchData } from "../data/patch-data.ts";
import type { Row } from "../row.ts";
import type { Workshop } from "../setup/workshop.ts";
import { inspectedCoverage } from "./inspected.ts";

/** The diff and the report are all there is. */
export function patch(workshop: Workshop): Row {
  return patchRow(workshop, "emptyFolder", "");
}

/** The sources are there too, as in the clone of a person or a runner. */
export function patchInClone(workshop: Workshop): Row {
  return patchRow(workshop, "folder", " in a full clone");
}

function patchRow({ quick, umpire }: Workshop, place: "folder" | "emptyFolder", where: string): Row {
  const { path, facts } = lcovData(quick ? "lcov-quick" : "lcov", quick ? 10e6 : 100e6);
  const { bytes, newlines: _, lastLines, ...expected } = facts;
  const changed = quick ? 500 : 5_000;
  const { diff, [place]: cwd } = patchData(lastLines, changed);
  return {
    title: `lcov and a diff of ${changed.toLocaleString("en")} files${where}`,
    bytes,
    programs: [
      {
        name: "umpire coverage",
        command: umpire("coverage", "--report", path, "--diff", diff, "--json"),
        cwd,
        // Below its threshold is an answer too.
        exits: [0, 10],
        tells: filesJudged,
        expected: changed,
      },
      {
        name: "parsing the lcov alone",
        command: umpire("inspect", "--json", path),
        cwd,
        tells: inspectedCoverage,
        expected,
      },
    ],
    bars: [{ kind: "within", than: ["parsing the lcov alone"], bar: 2.5 }],
  };
}

function filesJudged(stdout: string): unknown {
  const { files }: { files: readonly unknown[] } = JSON.parse(stdout);
  return files.length;
}
