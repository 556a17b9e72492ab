import * as z from "zod";

export const TAMPERING_KINDS = [
  "test-removed",
  "test-skipped",
  "test-emptied",
  "assertion-removed",
  "assertion-loosened",
  "snapshot-rewritten",
  "timeout-raised",
  "coverage-exclude-added",
  "threshold-lowered",
  "lint-weakened",
  "ci-weakened",
  "workflow-changed",
  "report-edited",
  "umpire-config-changed",
  "protected-test-changed",
] as const;
export type TamperingKind = (typeof TAMPERING_KINDS)[number];

export const TAMPERING_SEVERITIES = ["blocking", "warning", "note", "off"] as const;

export const TamperingPolicy = z.strictObject({
  protected_tests: z
    .array(z.string().min(1))
    .default([])
    .describe("Patterns of tests that may not change at all, such as test/contract/**."),
  severity: z
    .partialRecord(z.enum(TAMPERING_KINDS), z.enum(TAMPERING_SEVERITIES))
    .default({})
    .describe("What each kind of tampering does: blocking, warning, note or off."),
});
