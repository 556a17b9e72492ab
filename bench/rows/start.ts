import type { Row } from "../row.ts";
import type { Workshop } from "../setup/workshop.ts";

export function start({ node, umpire }: Workshop): Row {
  return {
    title: "umpire --version",
    launches: 20,
    programs: [
      { name: "umpire", command: umpire("--version") },
      { name: "node -e 0", command: [node, "-e", "0"] },
    ],
    bars: [{ kind: "within", than: ["node -e 0"], bar: 1.4, stretch: 1.2 }],
  };
}
