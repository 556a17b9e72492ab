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
    priority: z.int().min(1).max(10),
  }),
  evidence: z.object({ test_result: z.string().optional(), reference: z.string().optional() }),
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
  overall_assessment: z.object({
    score: z.number().min(0).max(1),
    verdict: z.enum(["refine", "reject", "escalate"]),
    summary: z.string().min(50).max(500),
  }),
});
export type FeedbackDocument = z.infer<typeof FeedbackDocument>;
