import { junitData } from "../data/junit-data.ts";
import type { Program, Row } from "../row.ts";
import { systemProgram } from "../setup/system-program.ts";
import type { Workshop } from "../setup/workshop.ts";
import { inspectedCases } from "./inspected.ts";

export function junit({ quick, umpire, reference }: Workshop): Row {
  const { path, facts } = junitData(quick ? "junit-quick" : "junit", quick ? 50_000 : 500_000);
  const { bytes, ...expected } = facts;
  return {
    title: `JUnit, ${expected.cases.toLocaleString("en")} cases`,
    bytes,
    programs: [
      { name: "umpire", command: umpire("inspect", "--json", path), tells: inspectedCases, expected },
      xmllint(path),
      { name: "saxes", command: reference("junit-saxes", path), tells: JSON.parse, expected },
      { name: "junit2json", command: reference("junit-junit2json", path), tells: JSON.parse, expected },
      { name: "read", command: reference("read-bytes", path), tells: JSON.parse, expected: { bytes } },
    ],
    bars: [
      { kind: "faster", than: ["xmllint"], bar: 1.3, stretch: 1.9 },
      { kind: "faster", than: ["junit2json"], bar: 12 },
      { kind: "faster", than: ["saxes"], bar: 4 },
      { kind: "within", than: ["read"], stretch: 3 },
      { kind: "memory", megabytes: 256 },
    ],
  };
}

export function xmllint(path: string): Program {
  const program = systemProgram("xmllint", "libxml2-utils");
  const command = program === undefined ? undefined : [program, "--stream", "--noout", path];
  return { name: "xmllint", command };
}
