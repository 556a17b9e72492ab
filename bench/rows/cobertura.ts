import { coberturaData } from "../data/cobertura-data.ts";
import type { Row } from "../row.ts";
import type { Workshop } from "../setup/workshop.ts";
import { inspectedCoverage } from "./inspected.ts";
import { xmllint } from "./junit.ts";
import { BARE_NODE, bareNode } from "./start.ts";

export function cobertura({ node, quick, umpire, reference }: Workshop): Row {
  const { path, facts } = coberturaData(quick ? "cobertura-quick" : "cobertura", quick ? 5e6 : 50e6);
  const { bytes, ...expected } = facts;
  return {
    title: `Cobertura, ${expected.files.toLocaleString("en")} classes`,
    bytes,
    programs: [
      { name: "umpire", command: umpire("inspect", "--json", path), tells: inspectedCoverage, expected },
      xmllint(path),
      bareNode(node),
      { name: "saxes", command: reference("cobertura-saxes", path), tells: JSON.parse, expected },
    ],
    bars: [
      { kind: "faster", than: ["xmllint"], without: BARE_NODE, bar: 3, stretch: 4 },
      { kind: "faster", than: ["xmllint"] },
      { kind: "faster", than: ["saxes"], bar: 8 },
      { kind: "memory", megabytes: 150 },
    ],
  };
}
