import { describe, expect, test } from "vitest";
import { TAMPERING_KINDS } from "../../../src/core/config/tampering.ts";
import { TRIAGE_KINDS } from "../../../src/core/config/triage.ts";
import { feedbackDocument } from "../../../src/core/message/feedback.ts";
import { blockedText, skippedWords } from "../../../src/core/message/gate-words.ts";
import { askQuestion } from "../../../src/core/message/question.ts";
import { sentence } from "../../../src/core/message/sentence.ts";
import { statusLine } from "../../../src/core/message/status-line.ts";
import { tamperingQuestion } from "../../../src/core/message/tampering-words.ts";
import { notFixableQuestion } from "../../../src/core/message/triage-words.ts";
import type { Finding, NotFixable, Observation } from "../../../src/core/policy/finding.ts";
import {
  aCommand,
  aConfig,
  aReport,
  aTampering,
  type EvidenceSpec,
  judgementsOf,
  latestOf,
  runs,
} from "../../support/builders.ts";

const blocking = (observation: Observation): Finding => ({
  ...observation,
  severity: "blocking",
  condition: null,
});
const place = aTampering();
const unfixable: NotFixable = {
  cause: "infrastructure",
  tests: [],
  evidence: "ENOSPC",
  isAll: true,
  seen: 0,
  bound: 2,
};

test.each<[Observation, string]>([
  [
    { kind: "no-evidence", reason: "no-report", refusedSkip: true },
    "the run left no test report, so nothing shows that a test ran; the skip that was asked for gives no reason, and is refused",
  ],
  [
    {
      kind: "stale-evidence",
      reports: [
        { path: "a.xml", why: "committed" },
        { path: "b.xml", why: "seen-before" },
      ],
    },
    "`a.xml` is in git as it lies here, so no run wrote it, and it proves nothing; `b.xml` is to the last byte the report of other code, so it proves nothing",
  ],
  [
    { kind: "execution-skipped", source: "commit", reason: "no `licence`" },
    "no test ran, and nothing shows that the code works; skipped because `` no `licence` `` (said in the commit)",
  ],
  [
    { kind: "not-fixable-here", ...unfixable },
    "not to be mended here: the infrastructure failed (`ENOSPC`); not counted (1 of 2)",
  ],
  [
    { kind: "not-fixable-here", ...unfixable, cause: "flaky", tests: ["a"], seen: 2 },
    "not to be mended here: tests gave both results on this very code for `a` (`ENOSPC`); no longer left uncounted after 2 runs",
  ],
  [
    { kind: "not-fixable-here", ...unfixable, isAll: false },
    "not to be mended here: the infrastructure failed (`ENOSPC`)",
  ],
  [
    { kind: "silenced-tests", tests: ["a"], places: [place] },
    '1 test was silenced (now skipped, or gone while failing): `a` (`test/app.test.js:7` `test.skip("adds", () => {`)',
  ],
  [
    { kind: "tampering", what: "test-removed", places: [aTampering({ side: "old", text: "it()" })] },
    "a test was removed (`test/app.test.js:7`, was `it()`)",
  ],
  [
    { kind: "tampering", what: "ci-weakened", places: [aTampering({ text: "", detail: "the job is gone" })] },
    "the pipeline was weakened (`test/app.test.js:7` `the job is gone`)",
  ],
  [{ kind: "new-flaky-tests", tests: ["a", "b"] }, "2 flaky tests came with this work: `a`, `b`"],
  [
    { kind: "no-progress", pattern: "same-causes", attempts: [1, 2] },
    "no progress: attempts 1 and 2 fail for the same causes, and nothing was fixed between them",
  ],
  [
    { kind: "no-progress", pattern: "reverted", attempts: [1, 3] },
    "no progress: attempts 1 and 3 are the same code: what was tried between was taken back",
  ],
  [
    { kind: "no-progress", pattern: "oscillation", attempts: [1, 2, 3] },
    "no progress: attempts 1, 2 and 3 go back and forth: the fix for one failure brings the other back",
  ],
  [
    { kind: "no-progress", pattern: "fewer-passing", attempts: [1, 2, 3] },
    "no progress: attempts 1, 2 and 3 pass fewer tests each time",
  ],
])("$kind in words: %#", (observation, words) => {
  expect(sentence(blocking(observation)).text).toBe(words);
});

test("no progress within one attempt names it once", () => {
  const finding = blocking({ kind: "no-progress", pattern: "reverted", attempts: [1, 1] });
  expect(sentence(finding).text).toMatch(/^no progress: attempts 1 are/);
});

describe("a question with answers to choose from is asked", () => {
  test.each(TRIAGE_KINDS)("for what is beyond the code: %s", (cause) => {
    const finding = {
      ...unfixable,
      kind: "not-fixable-here",
      cause,
      severity: "warning",
      condition: null,
    } as const;
    const question = notFixableQuestion(finding);
    expect(question?.text.text).toMatch(/`ENOSPC`.*\?$/);
    expect(new Set(question?.options.map(({ text }) => text)).size).toBe(2);
    expect(notFixableQuestion({ ...finding, isAll: false })).toBeUndefined();
  });

  test.each(TAMPERING_KINDS)("for tampering that blocks: %s", (what) => {
    const latest = latestOf(runs({ passed: ["a"] }));
    const finding = { kind: "tampering", what, places: [place], condition: null } as const;
    expect(tamperingQuestion({ ...finding, severity: "blocking" }, latest)?.text.text).toMatch(
      /test\/app.*\?$/,
    );
    expect(tamperingQuestion({ ...finding, severity: "warning" }, latest)).toBeUndefined();
  });

  const asked = (specs: readonly EvidenceSpec[]) =>
    askQuestion(judgementsOf(runs(...specs), aConfig({ max_attempts: 1 })))?.text.text;

  test("for stale evidence that blocks, and not for what lies beside fresh evidence", () => {
    expect(asked([{ reports: [aReport({ committed: true })] }])).toMatch(
      /`reports\/junit.xml` is in git.*\?$/,
    );
    const beside = [aReport({ path: "old.xml", committed: true }), aReport({ path: "new.xml" })];
    expect(asked([{ failed: ["a"], reports: beside }])).not.toMatch(/old.xml/);
  });

  test("once the runs that were left uncounted are used up", () => {
    const broken = { reports: [], command: aCommand({ exitCode: 1, outputTail: "ENOSPC" }) };
    expect(asked([broken, broken, broken])).toMatch(/infrastructure failed: `ENOSPC`.*\?$/);
  });
});

test("no progress is told to the next attempt, although it holds nothing back", () => {
  const items = feedbackDocument(latestOf(runs({ failed: ["a"] }, { failed: ["a"] })))?.feedback_items ?? [];
  expect(items.map(({ location }) => location.reference)).toContain("no-progress");
});

test("tampering and stale evidence are rejected, not refined", () => {
  const verdict = (spec: EvidenceSpec) => feedbackDocument(latestOf(runs(spec)))?.overall_assessment.verdict;
  expect(verdict({ passed: ["a"], tampering: [place] })).toBe("reject");
  expect(verdict({ reports: [aReport({ committed: true })] })).toBe("reject");
  expect(verdict({ failed: ["a"], tampering: [aTampering({ kind: "lint-weakened" })] })).toBe("refine");
});

test("a skipped gate never looks like tests that pass", () => {
  expect(statusLine(latestOf(runs({ reports: [], files: ["README.md"] })))).toBe(
    "Proceed, attempt 1 of 3: no test ran, and nothing shows that the code works; skipped because only documentation changed (no code changed)",
  );
  expect(skippedWords("infrastructure", "ENOSPC").text).toMatch(/`ENOSPC` \(the tests could not run\)$/);
});

test("the gate names the task only when work is handed over", () => {
  expect(blockedText("Nothing.", null)).not.toContain("Task:");
  expect(blockedText("Nothing.", { branch: "work\n::error::", files: [] })).toContain(
    "Task: work ::error:: (0 changed files)",
  );
});
