import { describe, expect, test } from "vitest";
import type { TemplateName } from "../../../src/app/ports.ts";
import type { Evidence } from "../../../src/core/attempt/evidence.ts";
import type { ReviewResult } from "../../../src/core/attempt/review-result.ts";
import { Config, DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { judge } from "../../../src/core/decision/judge.ts";
import { firstThatFits } from "../../../src/core/message/fit.ts";
import { type Surroundings, storyView } from "../../../src/core/message/story-view.ts";
import { code, md } from "../../../src/core/message/untrusted.ts";
import { templateRenderer } from "../../../src/shell/templates/render.ts";
import {
  aConfig,
  aCoverage,
  aFailure,
  aFix,
  aLedger,
  aTampering,
  last,
  runs,
} from "../../support/builders.ts";
import { aGap, aTypeVerdict } from "../../support/coverage.ts";
import { somePatterns } from "../../support/patterns.ts";
import { aLeak, anIssue, aScan } from "../../support/security.ts";

const render = templateRenderer();

interface State {
  readonly template: TemplateName;
  readonly evidence: readonly Evidence[];
  readonly config?: Config;
  readonly review?: ReviewResult;
  readonly around?: Surroundings;
}

function comment({ template, evidence, config = DEFAULT_CONFIG, review, around }: State): string {
  const judgements = judge({ ...aLedger(evidence), ...(review && { review }) }, config);
  return firstThatFits((detail) => render(template, storyView(judgements, last(judgements), detail, around)));
}

const failing = { failed: ["adds"], passed: ["subtracts"] };
const passing = { passed: ["adds", "subtracts"] };
const offline = {
  failed: ["loads rates"],
  failures: [
    aFailure({
      test: "loads rates",
      errorType: "NetworkError",
      rawType: "Error",
      message: "getaddrinfo EAI_AGAIN rates.example.com",
      frame: { file: "src/rates.js", line: 12, function: "load" },
    }),
  ],
};
const judged = { verdict: "below" as const, problem: null, expected: true, hiddenGaps: 2 };
const below = aCoverage(30, 60, {
  patch: { covered: 5, total: 12 },
  judged: {
    ...judged,
    byType: [
      aTypeVerdict({ verdict: "below", covered: 5, total: 10 }),
      aTypeVerdict({ codeType: "bug_fix", required: 100, covered: 2, total: 2 }),
    ],
    gaps: [aGap(), aGap({ function: null, path: "src/auth/session.ts", ranges: [[3, 3]], missed: 1 })],
  },
});
const senior = Config.parse({
  retry_policy: { max_attempts: 1 },
  escalation_policy: { triggers: [{ condition: "max_attempts_reached", action: "senior_agent" }] },
  senior_agent: { name: "Senior", mention: "senior-agent" },
});

/** Every way a case can stand, as a whole comment: what a template shows for it is looked at here. */
const STATES: Readonly<Record<string, State>> = {
  "feedback-runs-again": { template: "feedback", evidence: runs(offline) },
  "feedback-awaits-review": {
    template: "feedback",
    evidence: runs(passing),
    config: Config.parse({ require_review: true }),
    review: { state: "pending", requested: [] },
  },
  "feedback-changes-requested": {
    template: "feedback",
    evidence: runs(passing),
    review: {
      state: "reject",
      requested: [
        { by: "lead", comments: [{ text: "Round once, at the end.", path: "src/app.js", line: 3 }] },
      ],
    },
  },
  "feedback-senior": { template: "feedback", evidence: runs(failing), config: senior },
  "feedback-coverage": { template: "feedback", evidence: runs({ ...passing, coverage: below }) },
  "feedback-tampering": {
    template: "feedback",
    evidence: runs(failing, {
      ...passing,
      skipped: ["adds"],
      passed: ["subtracts"],
      tampering: [aTampering()],
      fix: aFix(),
    }),
  },
  "escalation-infrastructure": { template: "escalation", evidence: runs(offline, offline, offline) },
  "escalation-coverage": {
    template: "escalation",
    evidence: runs({ ...passing, coverage: below }),
    config: aConfig({ max_attempts: 1 }),
  },
  "escalation-security": {
    template: "escalation",
    evidence: runs({ ...passing, security: aScan([anIssue()]), leaks: [aLeak()] }),
  },
  "escalation-no-progress": {
    template: "escalation",
    evidence: runs(failing, { ...failing, fix: aFix() }),
    config: aConfig({ early_escalation: true }),
    around: { patterns: somePatterns(3, "Round once, at the end") },
  },
  "escalation-senior-limit": {
    template: "escalation",
    evidence: runs(failing, failing, failing),
    config: senior,
  },
  "escalation-template-problem": {
    template: "escalation",
    evidence: runs(failing),
    config: aConfig({ max_attempts: 1 }),
    around: {
      templateProblem: md`The template ${code(".github/umpire/escalation.hbs")} could not be used: ${code("Parse error on line 3")}. This is Umpire's own.`,
      parts: new Set(["all_test_results"]),
    },
  },
  "passed-coverage": {
    template: "passed",
    evidence: runs({
      ...passing,
      coverage: aCoverage(30, 60, {
        patch: { covered: 9, total: 10 },
        judged: {
          ...judged,
          verdict: "met",
          hiddenGaps: 0,
          byType: [aTypeVerdict()],
          gaps: [aGap({ missed: 1 })],
        },
      }),
    }),
  },
  "passed-skipped": {
    template: "passed",
    evidence: runs({
      reports: [],
      skip: { source: "commit", reason: "the device farm is closed until Monday" },
    }),
  },
};

describe("every state of a case, as a whole comment", () => {
  test.each(Object.entries(STATES))("%s", async (name, state) => {
    const text = comment(state);
    expect(text).not.toMatch(/\[object|undefined,|\{\{/);
    await expect(text).toMatchFileSnapshot(`expected/${name}.md`);
  });

  test("is told with the template that its call asks for", () => {
    const asked = { proceed: "passed", retry: "feedback", escalate: "escalation" } as const;
    for (const [name, { template, evidence, config = DEFAULT_CONFIG, review }] of Object.entries(STATES)) {
      const { call } = last(judge({ ...aLedger(evidence), ...(review && { review }) }, config));
      expect([name, asked[call.action]]).toEqual([name, template]);
    }
  });
});
