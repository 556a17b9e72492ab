import type { LineRule } from "../rules/line-rule.ts";
import { anyOf, inPipelines, inScripts } from "../rules/places.ts";

const inCommands = anyOf(inPipelines, inScripts);

const rule = (pattern: RegExp, detail: string, where = inCommands): LineRule => ({
  kind: "ci-weakened",
  where,
  part: "bare",
  pattern,
  detail,
});

export const CI_RULES: readonly LineRule[] = [
  rule(/\bcontinue-on-error:\s*(?!false\b)\S/, "the step may fail and the job still passes", inPipelines),
  rule(
    /\b(?:allow_failure|continueOnError|allow_failures|soft_fail):\s*(?!false\b)\S/,
    "the job may fail and still passes",
    inPipelines,
  ),
  rule(/^\s*(?:-\s*)?if:\s*["']?(?:\$\{\{\s*)?(?:false|0)\b/, "it never runs", inPipelines),
  rule(/^\s*when:\s*(?:never|manual)\b/, "it does not run by itself", inPipelines),
  rule(/\bfail-fast:\s*true\b/, "one failure cancels the others, and their results are missing", inPipelines),
  rule(/\|\|\s*(?:true|:|exit\s+0|echo\b|return\s+0)(?![\w-])/, "the failure of the command is ignored"),
  rule(/;\s*(?:true|exit\s+0)\s*["']?,?\s*$/, "the failure of the command is ignored"),
  rule(/(?:^|[\s;])set\s+\+e\b/, "failures of commands are ignored"),
  rule(/^\t-(?!-)\S|^\t@?-\s*\w/, "make ignores the failure of the command"),
  rule(
    /--pass(?:WithNoTests|-with-no-tests)\b|\bpassWithNoTests["']?\s*[:=]\s*true/,
    "it passes without any test",
  ),
  rule(/--no-verify\b|\bHUSKY=0\b|\bSKIP=\w/, "checks before a commit are skipped"),
  rule(
    /-D(?:skipTests|skipITs|maven\.test\.skip)(?!=false)\b|<skip(?:Tests|ITs)?>\s*true/,
    "the tests are skipped",
  ),
  rule(
    /\bmaven\.test\.failure\.ignore(?!\s*=\s*false)\b|<testFailureIgnore>\s*true|\bignoreFailures\s*=\s*true/,
    "failing tests do not fail the build",
  ),
  rule(/\s-x\s+\w*[tT]est\b|--exclude-task[= ]\w*[tT]est/, "the tests are left out"),
  rule(
    /--(?:ignore|ignore-glob|deselect|exclude|testPathIgnorePatterns|exclude-tag|exclude-group|exclude-pattern|skip)(?:[= ]|\b["'])\S/,
    "tests are left out of the run",
  ),
  rule(
    /\b(?:testPathIgnorePatterns|norecursedirs|collect_ignore|testIgnore)\b/,
    "tests are left out of the run",
  ),
  rule(/\s-(?:k|m)\s*["'=]?\s*["']?not\b|\s-skip[= ]\S/, "tests are left out of the run"),
  rule(
    /\s--(?:updateSnapshot|update-snapshots?|snapshot-update|force-update-snapshots)\b|\bINSTA_UPDATE=(?:always|unseen)|\bUPDATE_(?:GOLDEN|SNAPSHOTS?)=(?:1|true)/,
    "snapshots are written instead of compared",
  ),
  rule(/\b(?:jest|vitest)\b.*\s-u\b/, "snapshots are written instead of compared"),
  rule(
    /--(?:exit-zero|no-fail|no-error-on-unmatched-pattern|allow-no-tests|suppress-no-test-exit-code)\b/,
    "it passes whatever it finds",
  ),
];
