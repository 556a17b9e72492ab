import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  describeFailure,
  gapSentence,
  groupByCause
} from "./chunk-CM23JTGE.js";
import {
  oneLine
} from "./chunk-IYHK5JIX.js";

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
  checkAnnotations,
  stepAnnotations
};
