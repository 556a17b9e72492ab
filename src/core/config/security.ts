import * as z from "zod";
import { globs } from "./globs.ts";

/** Worst first. */
export const SEVERITIES = ["critical", "high", "medium", "low"] as const;
export type SecuritySeverity = (typeof SEVERITIES)[number];

export const Security = z.strictObject({
  sarif: globs
    .default([])
    .describe("Where the SARIF reports of security scanners are. Default: none is expected."),
  fail_on: z
    .enum([...SEVERITIES, "any"])
    .default("high")
    .describe("From which severity on an issue is the condition security_issue_found."),
});
export type Security = z.infer<typeof Security>;

/** Whether an issue this bad is one that the team does not accept. */
export function failsOn(severity: SecuritySeverity, { fail_on }: Security): boolean {
  return fail_on === "any" || SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(fail_on);
}
