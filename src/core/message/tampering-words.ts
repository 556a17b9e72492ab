import type { SeenTampering } from "../attempt/seen-tampering.ts";
import type { TamperingKind } from "../config/tampering.ts";
import type { Judgement } from "../decision/judge.ts";
import type { Finding } from "../policy/finding.ts";
import { listed } from "./listed.ts";
import { acceptedWords } from "./new-loop.ts";
import type { Question } from "./one-question.ts";
import { code, type Markdown, md } from "./untrusted.ts";

/** What was made easier. */
const WHAT: Readonly<Record<TamperingKind, Markdown>> = {
  "test-removed": md`a test was removed`,
  "test-skipped": md`a test was skipped`,
  "test-emptied": md`a test no longer checks anything`,
  "assertion-removed": md`a check was removed from a test`,
  "assertion-loosened": md`a check was loosened`,
  "snapshot-rewritten": md`a snapshot was rewritten`,
  "timeout-raised": md`a time limit or a number of retries was raised`,
  "coverage-exclude-added": md`code was excluded from coverage`,
  "threshold-lowered": md`a threshold was lowered`,
  "lint-weakened": md`a lint rule was weakened`,
  "ci-weakened": md`the pipeline was weakened`,
  "workflow-changed": md`the workflow that tests this work is changed by it, so a person should look at what it runs and records`,
  "report-edited": md`a report is part of the change`,
  "umpire-config-changed": md`the rules of this judgement were changed`,
  "protected-test-changed": md`a protected test was changed`,
};

export function tamperingWords(what: TamperingKind, places: readonly SeenTampering[]): Markdown {
  return md`${WHAT[what]}${atPlaces(places)}`;
}

/** ": `test/a.test.ts:4` `it.skip("adds")`", or nothing. */
export function atPlaces(places: readonly SeenTampering[]): Markdown {
  return places.length === 0 ? md`` : md` (${listed(places, "; ", placeWords)})`;
}

function placeWords({ path, line, side, text, detail }: SeenTampering): Markdown {
  const place = code(`${path}:${line}`);
  const was = side === "old" ? md`, was ` : md` `;
  return md`${place}${was}${code(text === "" ? detail : text, 100)}`;
}

type Tampered = Extract<Finding, { kind: "tampering" }>;

/** What is merely noticed asks nothing. */
export function tamperingQuestion(finding: Tampered, latest: Judgement): Question | undefined {
  if (finding.severity !== "blocking") return undefined;
  return {
    text: md`${tamperingWords(finding.what, finding.places)}. Was that intended, and why?`,
    options: [md`**Yes**: ${acceptedWords(latest)}.`, md`**No**: it comes back as it was on the base.`],
  };
}
