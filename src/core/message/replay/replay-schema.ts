import * as z from "zod";

export const REPLAY_VERSION = 1;

const Side = z.object({
  call: z.enum(["proceed", "retry", "escalate"]),
  status: z.enum(["in_progress", "passed", "skipped", "escalated", "aborted"]),
  rule: z.string(),
  loop: z.int().min(1),
  attempt: z.int().min(1),
  maxAttempts: z.int().min(1),
  charged: z.boolean(),
  assignedTo: z.string().nullable(),
  reasons: z.array(z.string()).readonly(),
});
export type Side = z.infer<typeof Side>;

/** What `replay --json` prints. */
export const ReplayDocument = z.object({
  schemaVersion: z.literal(REPLAY_VERSION),
  branch: z.string(),
  changed: z
    .int()
    .min(0)
    .describe("Runs that would be called otherwise, for another reason or at another cost."),
  runs: z
    .array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        commit: z.string().nullable(),
        changes: z.boolean(),
        now: Side.describe("Under the policy as it is."),
        proposed: Side.describe("Under the other policy."),
      }),
    )
    .readonly(),
});
export type ReplayDocument = z.infer<typeof ReplayDocument>;
