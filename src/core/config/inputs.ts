import * as z from "zod";
import { UserError } from "../errors.ts";

const list = z.string().transform((text) => text.split("\n").flatMap((line) => line.trim() || []));

/** The inputs of action.yml. An empty input is one that was not given. */
export const Inputs = z.object({
  junit: list.default([]),
  coverage: list.default([]),
  sarif: list.default([]),
  base: z.string().optional(),
  "max-attempts": z.coerce.number().int().min(1).max(10).optional(),
  config: z.string().optional(),
  "working-directory": z.string().optional(),
  mode: z.enum(["auto", "review", "record", "judge", "baseline", "merge-group", "local"]).default("auto"),
  store: z.enum(["artifacts", "branch"]).default("artifacts"),
  token: z.string().optional(),
  "workflow-token": z.string().optional(),
  matrix: z.string().optional(),
  "expect-shards": z.coerce.number().int().min(1).max(256).optional(),
  "wait-seconds": z.coerce.number().int().min(0).max(300).default(60),
  "escalate-to": z
    .union([z.enum(["pull-request", "linked-issue"]), z.coerce.number().int().min(1)])
    .default("pull-request"),
  "escalation-label": z.string().max(50).default("umpire:escalated"),
  assignees: list.default([]),
  reviewers: list.default([]),
  "team-reviewers": list.default([]),
  "status-context": z.string().max(100).default("umpire"),
  "check-name": z.string().max(100).default("Umpire"),
  "max-annotations": z.coerce.number().int().min(0).max(1000).default(200),
  "feedback-max-tokens": z.coerce.number().int().min(300).max(1_000_000).optional(),
  "fail-on": z.enum(["retry", "escalate", "never"]).default("retry"),
});
export type Inputs = z.infer<typeof Inputs>;

/** Reads every input once; all problems are told at once. */
export function readInputs(getInput: (name: string) => string): Inputs {
  const given = Object.keys(Inputs.shape)
    .map((name) => [name, getInput(name)] as const)
    .filter(([, value]) => value !== "");
  const parsed = Inputs.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues
    .map((issue) => `  ${issue.path.join(".")}: ${issue.message}`)
    .join("\n");
  throw new UserError(
    "inputs-invalid",
    `The inputs of the step are not valid:\n${problems}`,
    "See docs/inputs.md for what each takes.",
  );
}
