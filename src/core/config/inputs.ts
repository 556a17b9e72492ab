import * as z from "zod";
import { UserError } from "../errors.ts";

const list = z.string().transform((text) => text.split("\n").flatMap((line) => line.trim() || []));

/** The inputs of action.yml. An empty input is one that was not given. */
export const Inputs = z.object({
  junit: list.default([]),
  coverage: list.default([]),
  base: z.string().optional(),
  "max-attempts": z.coerce.number().int().min(1).max(10).optional(),
  config: z.string().optional(),
  "working-directory": z.string().optional(),
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
