import type { Judgement } from "../decision/judge.ts";
import type { CauseAnalysis } from "../memory/analyse-causes.ts";
import { describeFailure } from "../memory/analysis.ts";
import { ADVICE } from "../memory/fix-strategy.ts";
import { ACTIONS, type OtherFinding } from "./feedback-actions.ts";
import type { FeedbackItem } from "./feedback-schema.ts";
import { knownText, offeredFix } from "./known-fixes.ts";
import { counted, shortCommit } from "./names.ts";
import { requestedItems } from "./review-sentences.ts";
import { sentence } from "./sentence.ts";
import { oneLine } from "./untrusted.ts";

/** An item before its place in the list is known. */
export type Unranked = Omit<FeedbackItem, "suggestion"> & {
  readonly suggestion: Omit<FeedbackItem["suggestion"], "priority">;
};

export function causeItem(analysis: CauseAnalysis): Unranked {
  const { cause, category, place, known } = analysis;
  const { testFile, name, expected, actual } = cause.example;
  const at = place ? `${place.frame.file}:${place.frame.line}` : null;
  const reference = at ?? testFile ?? name;
  const stated =
    expected !== null && actual !== null
      ? ` Expected ${oneLine(expected, 100)}, got ${oneLine(actual, 100)}.`
      : "";
  const offered = offeredFix(known);
  const metric = knownText(known);
  return {
    aspect: "correctness",
    severity: "critical",
    score: 0,
    issue: fit(`${oneLine(describeFailure(cause.example), 300)}.${stated}`, 20, 500),
    location: { type: at !== null ? "line" : testFile ? "path" : "element", reference },
    suggestion: {
      action: `Change the code at this location so that the tests of this item pass. ${ADVICE[category]}. Name the cause in a Root-cause: trailer.`,
      rationale: rationaleOf(analysis),
      ...(offered !== null && { example: offered }),
    },
    evidence: {
      test_result: oneLine(cause.failures.map((failure) => failure.name).join(", "), 300),
      ...(metric !== null && { metric }),
      reference,
    },
  };
}

/** Our own words and figures. */
function rationaleOf({ cause, category, place, commit, tried }: CauseAnalysis): string {
  const tests = counted(cause.failures.length, "failing test shares", "failing tests share");
  const changed = place ? CHANGED[place.changed] : "the report names no line of the repository";
  const when = place?.changed === "line" ? "in" : "last in";
  const last = commit === null ? "" : `, ${when} commit ${shortCommit(commit)}`;
  const vain = tried.length > 0 ? ` ${counted(tried.length, "attempt")} worked on it in vain.` : "";
  return `${tests} this cause (${category}); ${changed}${last}.${vain}`;
}

const CHANGED = {
  line: "the line is changed by this work",
  file: "the file is changed by this work",
  no: "the file is not changed by this work",
} as const;

/** Each remark of a reviewer is an item of its own. */
export function findingItems(finding: OtherFinding, latest: Judgement): Unranked[] {
  const shared = findingItem(finding, latest);
  if (finding.kind !== "changes-requested") return [shared];
  return requestedItems(finding).map(({ by, text, place }) => ({
    ...shared,
    severity: "major",
    issue: fit(`${oneLine(by, 60)} requests: ${oneLine(text, 400)}`, 20, 500),
    location: place === null ? { type: "element", reference: finding.kind } : atPath(place),
    suggestion: { ...shared.suggestion, rationale: "A reviewer asks for it; the pass waits for the review." },
    evidence: { reference: oneLine(by, 100) },
  }));
}

function findingItem(finding: OtherFinding, latest: Judgement): Unranked {
  const said = oneLine(sentence(finding).text, 400);
  const place = placeOf(finding, latest);
  return {
    aspect: "completeness",
    severity: finding.severity === "blocking" ? "critical" : "minor",
    score: 0,
    issue: fit(`${finding.kind}: ${said}`, 20, 500),
    location: place === null ? { type: "element", reference: finding.kind } : atPath(place),
    suggestion: {
      action: fit(ACTIONS[finding.kind], 20, 1000),
      rationale: "A pass needs evidence that every test which ran before still runs and passes.",
    },
    evidence: { test_result: said },
  };
}

/** Where to begin, where the finding knows it. */
function placeOf(finding: OtherFinding, { evidence }: Judgement): string | null {
  if (finding.kind === "regression") {
    const [{ test }] = finding.tests;
    const frame = evidence.failures.find((failure) => failure.test === test)?.frame;
    return frame ? `${frame.file}:${frame.line}` : null;
  }
  if (finding.kind === "coverage-below") {
    const gap = evidence.coverage?.judged?.gaps[0];
    return gap ? `${gap.path}:${gap.ranges[0]?.[0] ?? 1}` : null;
  }
  const places = finding.kind === "tampering" ? finding.places : [];
  return places.map(({ path, line }) => `${path}:${line}`)[0] ?? null;
}

function atPath(place: string): FeedbackItem["location"] {
  return { type: place.includes(":") ? "line" : "path", reference: place };
}

/** The format asks for at least and at most so many characters, counted as JSON Schema does: by code points. */
export function fit(text: string, least: number, most: number): string {
  const line = oneLine(text, most);
  return line + ".".repeat(Math.max(0, least - [...line].length));
}
