import type { FailureRecord } from "../attempt/evidence.ts";
import type { Judgement } from "../decision/judge.ts";
import { describeFailure } from "../memory/analysis.ts";
import { groupByCause } from "../policy/causes.ts";
import { type Annotation, coverageAnnotations } from "./coverage-annotations.ts";
import { securityAnnotations } from "./security-annotations.ts";
import { oneLine } from "./untrusted.ts";

/** Beside the lines of the diff: where each cause of a failure lies, what scanners found, then what no test ran. */
export function checkAnnotations({ evidence, findings }: Judgement): (Annotation | FailureAnnotation)[] {
  const failures = groupByCause(evidence.failures).flatMap((cause) =>
    failureAnnotation(cause.example, cause.failures.length),
  );
  return [...failures, ...securityAnnotations(findings), ...coverageAnnotations(evidence.coverage)];
}

/** GitHub shows ten of each level for a step, and drops the rest without a word. */
const MOST_OF_A_LEVEL = 10;

/** What fits beside a step. */
export function stepAnnotations(judgement: Judgement): ReturnType<typeof checkAnnotations> {
  const all = checkAnnotations(judgement);
  return (["failure", "warning", "notice"] as const).flatMap((level) =>
    all.filter((annotation) => annotation.level === level).slice(0, MOST_OF_A_LEVEL),
  );
}

type FailureAnnotation = Omit<Annotation, "level"> & { readonly level: "failure" };

function failureAnnotation(example: FailureRecord, tests: number): FailureAnnotation[] {
  const place = example.frame ?? ownPlace(example);
  if (!place) return [];
  const others = tests > 1 ? ` (${tests} tests fail for this)` : "";
  return [
    {
      level: "failure",
      title: oneLine(example.name, 200),
      message: `${oneLine(describeFailure(example), 1_000)}${others}`,
      file: place.file,
      startLine: place.line,
      endLine: place.line,
    },
  ];
}

function ownPlace({ testFile, testLine }: FailureRecord) {
  return testFile === null ? null : { file: testFile, line: testLine ?? 1 };
}
