import type { ReportPart } from "../../config/escalation-policy.ts";
import type { Judgement } from "../../decision/judge.ts";
import type { Pattern } from "../../memory/patterns/pattern-schema.ts";
import { type CoverageView, coverageView } from "../coverage-view.ts";
import { type CauseView, causeViews, type FailureRow, failureRows } from "../failure-views.ts";
import { type FixRow, fixRows } from "../fix-rows.ts";
import { counted } from "../names.ts";
import { notCharged } from "../not-charged.ts";
import type { SourcePlace } from "../source-place.ts";
import { type Markdown, md } from "../untrusted.ts";
import type { Detail } from "./detail.ts";
import { learnedLines } from "./learned-lines.ts";
import { memorySummary } from "./memory-summary.ts";
import { type OriginalCode, originalCode } from "./original-code.ts";
import { type ResultGroup, testResults } from "./test-results.ts";

/** What `include_in_report` chooses from. The data of a part that is not listed is empty, in every template. */
export interface ReportView {
  readonly include: Readonly<Record<ReportPart, boolean>>;
  readonly original_code: OriginalCode | null;
  readonly coverage: CoverageView;
  readonly failure_count: string;
  readonly failures: readonly FailureRow[];
  readonly hidden_failures: number;
  readonly results: readonly ResultGroup[];
  readonly causes: readonly CauseView[];
  readonly hidden_causes: number;
  readonly fixes: readonly FixRow[];
  /** "2 runs (the same code again)"; empty when every failing run of the loop spent an attempt. */
  readonly not_charged: string;
  readonly memory: readonly Markdown[];
  readonly traced: readonly { readonly headline: Markdown; readonly trace: Markdown }[];
}

const MAX_GAPS = 10;
const MAX_FILES = 20;
const MAX_RECURRING = 5;
const NO_COVERAGE: CoverageView = { headline: md``, rows: [], gaps: [], hidden_gaps: 0 };

export interface PartsRequest {
  readonly judgements: readonly Judgement[];
  readonly latest: Judgement;
  readonly detail: Detail;
  readonly place: SourcePlace | null;
  readonly parts: ReadonlySet<ReportPart>;
  /** What earlier cases taught. */
  readonly patterns: readonly Pattern[];
}

export function reportView(request: PartsRequest): ReportView {
  const { judgements, latest, detail, parts } = request;
  return {
    include: {
      original_code: parts.has("original_code"),
      all_test_results: parts.has("all_test_results"),
      failure_analyses: parts.has("failure_analyses"),
      fix_attempts: parts.has("fix_attempts"),
      debug_memory_summary: parts.has("debug_memory_summary"),
      stack_traces: parts.has("stack_traces"),
    },
    original_code: parts.has("original_code") ? originalCode(latest, MAX_FILES) : null,
    ...resultsOf(request),
    ...causesOf(request),
    fixes: parts.has("fix_attempts") ? fixRows(judgements, latest.loop) : [],
    not_charged: parts.has("fix_attempts") ? notCharged(judgements, latest) : "",
    memory: parts.has("debug_memory_summary")
      ? [
          ...memorySummary(judgements, latest, Math.min(MAX_RECURRING, detail.failures)),
          ...learnedLines(latest, request.patterns, Math.min(MAX_RECURRING, detail.failures)),
        ]
      : [],
  };
}

function resultsOf({ judgements, latest, detail, place, parts }: PartsRequest) {
  if (!parts.has("all_test_results"))
    return { coverage: NO_COVERAGE, failures: [], hidden_failures: 0, results: [] };
  const failures = failureRows(latest, judgements);
  return {
    coverage: coverageView(latest.evidence.coverage, Math.min(MAX_GAPS, detail.failures), place),
    failures: failures.slice(0, detail.failures),
    hidden_failures: Math.max(0, failures.length - detail.failures),
    results: testResults(latest, detail.failures),
  };
}

function causesOf({ judgements, latest, detail, parts, patterns }: PartsRequest) {
  const remembered = parts.has("debug_memory_summary") ? patterns : [];
  const all = causeViews(latest, judgements, detail.traces && parts.has("stack_traces"), remembered);
  const shown = all.slice(0, detail.causes);
  const analysed = parts.has("failure_analyses");
  const count = latest.evidence.failures.length;
  return {
    failure_count: `${counted(count, "failure")}, ${counted(all.length, "cause")}`,
    causes: analysed ? shown : [],
    hidden_causes: analysed ? all.length - shown.length : 0,
    traced: shown.flatMap(({ headline, trace }) => (trace ? [{ headline, trace }] : [])),
  };
}
