import type { Row } from "../row.ts";
import type { Workshop } from "../setup/workshop.ts";
import { actionStart } from "./action-start.ts";
import { classify } from "./classify.ts";
import { cobertura } from "./cobertura.ts";
import { huge } from "./huge.ts";
import { junit } from "./junit.ts";
import { lcov } from "./lcov.ts";
import { patch, patchInClone } from "./patch.ts";
import { smallFiles } from "./small-files.ts";
import { start } from "./start.ts";

export interface RowPlan {
  /** Writes the data when it is first wanted. */
  readonly prepare: (workshop: Workshop) => Row;
  /** The command of ours without which there is nothing to measure. */
  readonly needs: string;
  /** Only when asked for by name or by its flag. */
  readonly optional?: boolean;
}

/** By the name it is asked for, in the order of the table. */
export const rows: ReadonlyMap<string, RowPlan> = new Map<string, RowPlan>([
  ["junit", { prepare: junit, needs: "inspect" }],
  ["huge", { prepare: huge, needs: "inspect", optional: true }],
  ["lcov", { prepare: lcov, needs: "inspect" }],
  ["cobertura", { prepare: cobertura, needs: "inspect" }],
  ["small", { prepare: smallFiles, needs: "inspect" }],
  ["patch", { prepare: patch, needs: "coverage" }],
  ["patch-in-clone", { prepare: patchInClone, needs: "coverage" }],
  ["classify", { prepare: classify, needs: "classify" }],
  ["start", { prepare: start, needs: "inspect" }],
  ["action", { prepare: actionStart, needs: "inspect" }],
]);
