import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  NO_HINTS
} from "./chunk-GXDMD3WV.js";
import {
  describeFailure,
  gapSentence,
  groupByCause
} from "./chunk-4J3IG5WM.js";
import {
  oneLine
} from "./chunk-TRBVMLRL.js";
import {
  array,
  int,
  number,
  object,
  string
} from "./chunk-RU565FZV.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";

// src/action/event.ts
import { existsSync, readFileSync } from "node:fs";
var Repository = object({ id: number(), full_name: string() });
var PullRequest = object({
  number: int(),
  title: string(),
  body: string().nullable().default(null),
  labels: array(object({ name: string() })).default([]),
  head: object({ sha: string(), ref: string(), repo: Repository.nullable().default(null) }),
  base: object({ sha: string(), ref: string(), repo: Repository })
});
var Event = object({
  pull_request: PullRequest.optional().catch(void 0),
  workflow_run: object({ id: int(), run_attempt: int(), event: string() }).optional(),
  merge_group: object({ head_sha: string(), head_ref: string(), base_sha: string(), base_ref: string() }).optional(),
  ref: string().optional(),
  repository: object({ default_branch: string() }).optional()
});
function readEvent(path) {
  if (path === void 0 || !existsSync(path)) return {};
  return Event.parse(JSON.parse(readFileSync(path, "utf8")));
}
function eventPart(event, name) {
  const part = event[name];
  if (part !== void 0) return part;
  throw new UserError(
    "event-mismatch",
    `The event has no ${name}, which this mode is about.`,
    `Run it on \`${name}\`, or leave \`mode\` out to let the event decide.`
  );
}
function hintsOf(pull) {
  if (!pull) return NO_HINTS;
  const { title, labels, head } = pull;
  return { labels: labels.map(({ name }) => name), issueType: null, title, branch: head.ref };
}
function isFork({ head, base }) {
  return head.repo?.id !== base.repo.id;
}

// src/core/message/coverage-annotations.ts
function coverageAnnotations(coverage) {
  const judged = coverage?.judged;
  if (!judged) return [];
  return judged.gaps.flatMap(
    (gap) => gap.ranges.map(([startLine, endLine], position) => ({
      level: judged.verdict === "below" ? "warning" : "notice",
      title: "Not covered",
      message: oneLine(gapSentence(onePlace(gap, [startLine, endLine], position)).text, 300),
      file: gap.path,
      startLine,
      endLine
    }))
  );
}
function onePlace(gap, range, position) {
  return { ...gap, ranges: [range], branches: gap.branches.slice(position, position + 1) };
}

// src/core/message/security-annotations.ts
function securityAnnotations(findings) {
  return findings.flatMap((finding) => {
    if (finding.kind !== "security-issue") return [];
    const level = finding.severity === "blocking" ? "failure" : "warning";
    return finding.issues.flatMap((issue) => annotation(issue, level));
  });
}
function annotation({ path, line, severity, rule, tool, message }, level) {
  if (path === null) return [];
  const at = line ?? 1;
  return [
    {
      level,
      title: oneLine(`${severity}: ${rule} (${tool})`, 200),
      message: oneLine(message, 1e3),
      file: path,
      startLine: at,
      endLine: at
    }
  ];
}

// src/core/message/check-annotations.ts
function checkAnnotations({ evidence, findings }) {
  const failures = groupByCause(evidence.failures).flatMap(
    (cause) => failureAnnotation(cause.example, cause.failures.length)
  );
  return [...failures, ...securityAnnotations(findings), ...coverageAnnotations(evidence.coverage)];
}
var MOST_OF_A_LEVEL = 10;
function stepAnnotations(judgement) {
  const all = checkAnnotations(judgement);
  return ["failure", "warning", "notice"].flatMap(
    (level) => all.filter((annotation2) => annotation2.level === level).slice(0, MOST_OF_A_LEVEL)
  );
}
function failureAnnotation(example, tests) {
  const place = example.frame ?? ownPlace(example);
  if (!place) return [];
  const others = tests > 1 ? ` (${tests} tests fail for this)` : "";
  return [
    {
      level: "failure",
      title: oneLine(example.name, 200),
      message: `${oneLine(describeFailure(example), 1e3)}${others}`,
      file: place.file,
      startLine: place.line,
      endLine: place.line
    }
  ];
}
function ownPlace({ testFile, testLine }) {
  return testFile === null ? null : { file: testFile, line: testLine ?? 1 };
}

export {
  readEvent,
  eventPart,
  hintsOf,
  isFork,
  checkAnnotations,
  stepAnnotations
};
