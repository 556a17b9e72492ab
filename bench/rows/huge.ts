import { junitData } from "../data/junit-data.ts";
import type { Row } from "../row.ts";
import type { Workshop } from "../setup/workshop.ts";
import { inspectedCases } from "./inspected.ts";
import { xmllint } from "./junit.ts";

/** Just below the limit of 1 GB. */
export function huge({ umpire }: Workshop): Row {
  const { path, facts } = junitData("junit-huge", 2_700_000);
  const { bytes, ...expected } = facts;
  return {
    title: `JUnit, ${expected.cases.toLocaleString("en")} cases`,
    bytes,
    programs: [
      { name: "umpire", command: umpire("inspect", "--json", path), tells: inspectedCases, expected },
      xmllint(path),
    ],
    bars: [{ kind: "done" }, { kind: "faster", than: ["xmllint"] }],
  };
}
