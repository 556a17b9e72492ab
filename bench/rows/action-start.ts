import type { Row } from "../row.ts";
import type { Workshop } from "../setup/workshop.ts";

/** A step that reads its first input and finds nothing to do: what every event of a busy repository pays. */
export function actionStart({ node, action }: Workshop): Row {
  const env = ["/usr/bin/env", "GITHUB_EVENT_NAME=schedule", "INPUT_MODE=auto"];
  return {
    title: "dist/action.js until its first input",
    launches: 20,
    programs: [
      { name: "umpire", command: [...env, ...action] },
      { name: "node -e 0", command: [...env, node, "-e", "0"] },
    ],
    bars: [{ kind: "within", than: ["node -e 0"], bar: 1.7 }],
  };
}
