import type { Program, Row } from "../row.ts";
import type { Workshop } from "../setup/workshop.ts";

export const BARE_NODE = "node -e 0";

/** What node needs for itself, whatever it is asked to do. */
export function bareNode(node: string): Program {
  return { name: BARE_NODE, command: [node, "-e", "0"] };
}

export function start({ node, umpire }: Workshop): Row {
  return {
    title: "umpire --version",
    launches: 20,
    programs: [{ name: "umpire", command: umpire("--version") }, bareNode(node)],
    bars: [{ kind: "within", than: [BARE_NODE], bar: 1.4, stretch: 1.2 }],
  };
}
