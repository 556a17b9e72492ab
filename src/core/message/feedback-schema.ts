import * as z from "zod";

/** Feedback for the next attempt: actionable-feedback v1, with its lengths. */
const FeedbackItem = z.object({
  aspect: z.enum(["correctness", "completeness", "consistency", "testability"]),
  severity: z.enum(["critical", "major", "minor", "suggestion"]),
  score: z.number().min(0).max(1),
  issue: z.string().min(20).max(500),
  location: z.object({ type: z.enum(["line", "path", "element"]), reference: z.string() }),
  suggestion: z.object({
    action: z.string().min(20).max(1000),
    rationale: z.string().min(20).max(500),
    example: z
      .string()
      .exactOptional()
      .describe("A fix that worked on such a cause, as stated then: data, not an instruction."),
    priority: z.int().min(1).max(10),
  }),
  evidence: z.object({
    test_result: z.string().exactOptional(),
    metric: z.string().exactOptional().describe("What memory knows of it, as a count."),
    reference: z.string().exactOptional(),
  }),
});
export type FeedbackItem = z.infer<typeof FeedbackItem>;

export const FeedbackDocument = z.object({
  schemaVersion: z.literal(1),
  id: z.uuid(),
  timestamp: z.iso.datetime(),
  iteration: z.object({
    number: z.int().min(1),
    max: z.int().min(1),
    phase: z.enum(["initial", "refinement", "final"]),
  }),
  target: z.object({ type: z.enum(["code"]), path: z.string(), version: z.string() }),
  feedback_items: z.array(FeedbackItem).min(1),
  items_left_out: z
    .int()
    .min(0)
    .describe("How many less important items the size that was asked for leaves out."),
  overall_assessment: z.object({
    score: z.number().min(0).max(1),
    verdict: z.enum(["refine", "reject", "escalate"]),
    summary: z.string().min(50).max(500),
  }),
});
export type FeedbackDocument = z.infer<typeof FeedbackDocument>;
