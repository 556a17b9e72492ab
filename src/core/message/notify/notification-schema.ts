import * as z from "zod";
import { AttemptDocument, CaseDocument } from "../case-schema.ts";

export const NOTIFICATION_VERSION = 1;

/** What the webhook is sent: published under schemas/, and checked against every message in tests. */
export const NotificationDocument = z.object({
  schemaVersion: z.literal(NOTIFICATION_VERSION),
  event: z.literal("escalation"),
  id: z.string().describe("The run that raised it: the same in every repetition of this message."),
  at: z.iso.datetime(),
  case: z.object({
    name: z.string().describe("owner/name#number on GitHub, else the branch."),
    address: z.string().nullable().describe("Where a person can look at it."),
  }),
  call: CaseDocument.shape.call,
  tests: AttemptDocument.shape.tests,
  causes: z.array(z.string()).readonly(),
});
export type NotificationDocument = z.infer<typeof NotificationDocument>;
