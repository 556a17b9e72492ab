import { UserError } from "../../errors.ts";
import type { Dialect } from "../dialect.ts";
import { type Fields, fieldsOf, listOf, mustHaveList, textOf } from "../json/fields.ts";
import { readJson } from "../json/read-json.ts";
import { messageOf } from "./message.ts";
import { placeOf } from "./place.ts";
import { ruleFinder, ruleId } from "./rules.ts";
import type { ScannedIssue, SecurityReport } from "./security-report.ts";
import { severityOf } from "./severity.ts";

const FIRST_KEY = /^\{\s*"(?:\$schema|version|runs|properties|inlineExternalProperties)"\s*:/;
const SIGNS = /"\$schema"\s*:\s*"[^"]*sarif|"runs"\s*:\s*\[/i;

/** Static Analysis Results Interchange Format, version 2.1: what security scanners write. */
export const SARIF: Dialect = {
  format: "sarif",
  detect: ({ text }) => FIRST_KEY.test(text) && SIGNS.test(text),
  read(chunks, limits) {
    const log = fieldsOf(readJson(chunks, limits));
    mustBeVersion(log["version"]);
    const runs = mustHaveList(log, "runs", "SARIF").map((run) => readRun(fieldsOf(run), limits.maxText));
    return {
      kind: "security",
      format: "sarif",
      issues: runs.flatMap(({ issues }) => issues),
      suppressed: runs.reduce((sum, { suppressed }) => sum + suppressed, 0),
      known: runs.reduce((sum, { known }) => sum + known, 0),
      warnings: runs.flatMap(({ warnings }) => warnings),
    };
  },
};

function mustBeVersion(version: unknown): void {
  if (/^2\.1\.\d+$/.test(textOf(version))) return;
  const found = version === undefined ? "no version" : `version ${JSON.stringify(version).slice(0, 40)}`;
  throw new UserError(
    "sarif-version",
    `The file looks like SARIF, but has ${found}; 2.1 is read.`,
    "Let the scanner write SARIF 2.1.0.",
  );
}

type Run = Pick<SecurityReport, "issues" | "suppressed" | "known" | "warnings">;

function readRun(run: Fields, maxText: number): Run {
  const tool = textOf(fieldsOf(fieldsOf(run["tool"])["driver"])["name"]) || "a scanner";
  const ruleOf = ruleFinder(run);
  const results = listOf(run["results"]).map(fieldsOf);
  const current = results.filter(({ baselineState }) => !KNOWN.has(textOf(baselineState)));
  const open = current.filter((result) => !isSuppressed(result));
  const issues = open.flatMap((result): ScannedIssue[] => {
    const rule = ruleOf(result);
    const severity = severityOf(result, rule);
    if (severity === null) return [];
    const message = messageOf(result, rule).slice(0, maxText);
    return [{ tool, rule: ruleId(result) || textOf(rule["id"]), severity, message, ...placeOf(result, run) }];
  });
  return {
    issues,
    suppressed: current.length - open.length,
    known: results.length - current.length,
    warnings: warningsOf(run, tool),
  };
}

const KNOWN: ReadonlySet<string> = new Set(["unchanged", "absent"]);

/** One that is under review or was rejected suppresses nothing. */
function isSuppressed({ suppressions }: Fields): boolean {
  const list = listOf(suppressions).map(fieldsOf);
  return list.length > 0 && list.every(({ status }) => (textOf(status) || "accepted") === "accepted");
}

function warningsOf(run: Fields, tool: string): string[] {
  const failed = listOf(run["invocations"]).some(
    (invocation) => fieldsOf(invocation)["executionSuccessful"] === false,
  );
  if (failed) return [`${tool} says that its run did not succeed: there may be more than it found`];
  return Array.isArray(run["results"]) ? [] : [`${tool} left no list of results: it may not have run`];
}
