import type { Evidence } from "../../attempt/evidence.ts";
import type { Judgement } from "../../decision/judge.ts";
import type { Outcome } from "../../reports/test-report.ts";
import { counted } from "../names.ts";
import { code, joined, type Markdown, md } from "../untrusted.ts";

/** Every test of the run by its outcome. */
export interface ResultGroup {
  /** "3 tests failed" */
  readonly heading: string;
  readonly tests: Markdown;
}

const WORDS: Readonly<Record<Outcome, string>> = {
  failed: "failed",
  error: "ended with an error",
  skipped: "skipped",
  passed: "passed",
};

export function testResults({ evidence }: Judgement, most: number): ResultGroup[] {
  return (["failed", "error", "skipped", "passed"] as const).flatMap((outcome) => {
    const tests = testsWith(outcome, evidence);
    if (tests.length === 0) return [];
    const shown = joined(
      tests.slice(0, most).map((test) => code(test)),
      ", ",
    );
    const hidden = tests.length - most;
    return {
      heading: `${counted(tests.length, "test")} ${WORDS[outcome]}`,
      tests: hidden > 0 ? md`${shown} and ${hidden} more` : shown,
    };
  });
}

function testsWith(wanted: Outcome, { outcomes }: Evidence): string[] {
  return [...outcomes].filter(([, outcome]) => outcome === wanted).map(([id]) => id);
}
