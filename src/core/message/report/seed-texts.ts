import type { CauseView, FailureRow } from "../failure-views.ts";
import type { FixRow } from "../fix-rows.ts";
import { joined, Markdown, md } from "../untrusted.ts";

/** The protocol's own template has one placeholder for each of these: whole paragraphs, ready to stand alone. */
export interface SeedTexts {
  readonly failure_summary: Markdown;
  readonly root_cause_analysis: Markdown;
  readonly fix_attempts: Markdown;
}

interface Told {
  readonly tests: string;
  readonly failure_count: string;
  readonly failures: readonly FailureRow[];
  readonly hidden_failures: number;
  readonly other_reasons: readonly Markdown[];
  readonly causes: readonly CauseView[];
  readonly hidden_causes: number;
  readonly fixes: readonly FixRow[];
}

export function seedTexts(story: Told): SeedTexts {
  return {
    failure_summary: failureSummary(story),
    root_cause_analysis: list([
      ...story.causes.map(({ headline, tests, evidence }) => md`${headline}. Seen in ${tests}. ${evidence}`),
      ...more(story.hidden_causes),
    ]),
    fix_attempts: fixAttempts(story.fixes),
  };
}

/** Figures as a table, words as a list: long words make a table unreadable on a phone. */
function fixAttempts(fixes: readonly FixRow[]): Markdown {
  if (fixes.length === 0) return md``;
  const words = fixes.map((row) => md`**Attempt ${numberOf(row)}**: ${row.what}: ${row.happened}`);
  return joined([table(HEADINGS, fixes.map(figures)), list(words)], "\n\n");
}

const HEADINGS = [
  "attempt",
  "commit",
  "by",
  "passed / failed / skipped",
  "coverage",
  "broke",
  "fixed",
  "still failing",
  "call",
];

function numberOf({ attempt, charged }: FixRow): Markdown {
  return charged ? md`${attempt}` : md`${attempt}, not charged`;
}

function figures(row: FixRow): Markdown[] {
  const { commit, by, passed, failed, skipped, coverage } = row;
  const tests = new Markdown(`${passed} / ${failed} / ${skipped}`);
  const { broken, fixed, still_failing, call } = row;
  const changes = [broken, md`${fixed}`, md`${still_failing}`];
  return [numberOf(row), commit, by, tests, new Markdown(coverage), ...changes, new Markdown(call)];
}

function failureSummary({ tests, failure_count, failures, hidden_failures, other_reasons }: Told): Markdown {
  const counts = failures.length > 0 ? `${failure_count}; ${tests}` : tests;
  const rows = failures.map(({ test, since, expected, actual }) => [test, since, expected, actual]);
  const parts = [
    new Markdown(counts),
    ...(rows.length > 0 ? [table(["test", "since", "expected", "actual"], rows)] : []),
    ...(other_reasons.length + hidden_failures > 0
      ? [list([...other_reasons, ...more(hidden_failures)])]
      : []),
  ];
  return joined(parts, "\n\n");
}

function more(hidden: number): Markdown[] {
  return hidden > 0 ? [md`and ${hidden} more, which the full report lists`] : [];
}

function list(items: readonly Markdown[]): Markdown {
  return joined(
    items.map((item) => md`- ${item}`),
    "\n",
  );
}

function table(headings: readonly string[], rows: readonly (readonly Markdown[])[]): Markdown {
  const lines = rows.map((row) => md`| ${joined(row, " | ")} |`);
  const head = `| ${headings.join(" | ")} |\n|${"---|".repeat(headings.length)}`;
  return joined([new Markdown(head), ...lines], "\n");
}
