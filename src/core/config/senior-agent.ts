import * as z from "zod";

/** A second, named agent that gets the feedback where a trigger's action is `senior_agent`. */
export const SeniorAgent = z.strictObject({
  name: z.string().min(1).max(100).describe("Who it is, as the comment and the feedback name it."),
  mention: z
    .string()
    .regex(
      /^@?[A-Za-z0-9][A-Za-z0-9-]*(?:\[bot\]|\/[A-Za-z0-9._-]+)?$/,
      "Expected a login or org/team, such as senior-agent",
    )
    .transform((login) => login.replace(/^@/, ""))
    .optional()
    .describe("Login that the comment mentions when an attempt is handed over."),
  label: z
    .string()
    .min(1)
    .max(50)
    .default("umpire:senior-agent")
    .describe("Label of a pull request while the senior agent has it."),
  max_attempts: z
    .int()
    .min(1)
    .max(10)
    .default(2)
    .describe("Failing attempts of its own before a person is asked."),
});
export type SeniorAgent = z.infer<typeof SeniorAgent>;
