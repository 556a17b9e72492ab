import type {
  Commit,
  Evidence,
  FailureRecord,
  Fix,
  ReportSummary,
  WorkflowFacts,
} from "../../src/core/attempt/evidence.ts";
import type { Ledger, Reset } from "../../src/core/attempt/ledger.ts";
import type { SeenTampering } from "../../src/core/attempt/seen-tampering.ts";
import { Config, DEFAULT_CONFIG } from "../../src/core/config/config.ts";
import { type Judgement, judge } from "../../src/core/decision/judge.ts";
import type { Outcome } from "../../src/core/reports/test-report.ts";

/** Valid defaults for everything: a test states only what matters to it. */
export interface EvidenceSpec extends Partial<Omit<Evidence, "code" | "outcomes" | "flaky">> {
  readonly passed?: readonly string[];
  readonly failed?: readonly string[];
  readonly errors?: readonly string[];
  readonly skipped?: readonly string[];
  /** Tests that passed only after failing in the same run. */
  readonly flaky?: readonly string[];
  /** Suites that broke outside any test. */
  readonly suites?: readonly string[];
  readonly codeHash?: string;
  readonly commit?: string | null;
  /** Files that the work changes. */
  readonly files?: readonly string[];
}

let built = 0;

export function anEvidence(spec: EvidenceSpec = {}): Evidence {
  built += 1;
  return evidence(spec, built);
}

/** Runs in the order of time, numbered from 1 by their place; each is of other code unless it says otherwise. */
export function runs(...specs: readonly EvidenceSpec[]): Evidence[] {
  return specs.map((spec, position) => evidence(spec, position + 1));
}

function evidence(spec: EvidenceSpec, number: number): Evidence {
  const { passed = [], failed = [], errors = [], skipped = [], flaky = [], suites = [] } = spec;
  const { codeHash = `code-${number}`, commit = commitId(number), files = ["src/app.js"], ...given } = spec;
  const outcomes = new Map<string, Outcome>([
    ...failed.map((id) => [id, "failed"] as const),
    ...errors.map((id) => [id, "error"] as const),
    ...skipped.map((id) => [id, "skipped"] as const),
    ...[...passed, ...flaky].map((id) => [id, "passed"] as const),
  ]);
  return {
    id: given.id ?? `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    at: given.at ?? atMinute(number),
    code: {
      hash: codeHash,
      branch: "work",
      commit,
      tree: `tree-of-${codeHash}`,
      base: { ref: "main", commit: commitId(0) },
      files: files.map((path) => ({ path, added: 3, removed: 1 })),
    },
    command: given.command ?? null,
    reports: given.reports ?? [aReport({ digest: `report-${number}` })],
    outcomes,
    flaky: new Set(flaky),
    failures: given.failures ?? [
      ...[...failed, ...errors].map((test) => aFailure({ test })),
      ...suites.map((test) =>
        aFailure({ test, scope: "suite", frame: null, testFile: null, testLine: null }),
      ),
    ],
    durationMs: given.durationMs ?? 1_500,
    coverage: given.coverage ?? null,
    ...(given.bugFix !== undefined && { bugFix: given.bugFix }),
    proof: given.proof ?? null,
    fix: given.fix ?? null,
    security: given.security ?? null,
    leaks: given.leaks ?? [],
    tampering: given.tampering ?? [],
    skip: given.skip ?? null,
    fork: given.fork ?? false,
    environment: given.environment ?? {
      runtime: "node",
      runtimeVersion: "24.0.0",
      os: "linux",
      testFramework: "vitest",
    },
    workflow: given.workflow ?? null,
  };
}

/** Minutes after noon of one day, so that times sort as they count. */
export function atMinute(minute: number): string {
  return new Date(Date.UTC(2026, 0, 25, 12, minute)).toISOString();
}

function commitId(number: number): string {
  return String(number).padStart(2, "0").repeat(20);
}

export function aFailure(given: Partial<FailureRecord> = {}): FailureRecord {
  const test = given.test ?? "a";
  return {
    test,
    scope: "test",
    name: test,
    errorType: "AssertionError",
    rawType: "AssertionError",
    message: "Expected values to be strictly equal",
    expected: null,
    actual: null,
    stack: "",
    testFile: "test/app.test.js",
    testLine: 7,
    frame: { file: "src/app.js", line: 3, function: "run" },
    ...given,
  };
}

export function aReport(given: Partial<ReportSummary> = {}): ReportSummary {
  return {
    path: "reports/junit.xml",
    kind: "test",
    format: "junit",
    digest: "d1",
    committed: false,
    counts: { cases: 1, passed: 1, failed: 0, errors: 0, skipped: 0 },
    warnings: [],
    error: null,
    ...given,
  };
}

export function anUnreadableReport(path = "reports/cut.xml"): ReportSummary {
  const error = { code: "report-truncated", message: `${path} ends too soon`, hint: "Run the tests again." };
  return aReport({ path, kind: "unreadable", format: null, counts: null, error });
}

export function aTampering(given: Partial<SeenTampering> = {}): SeenTampering {
  return {
    kind: "test-skipped",
    path: "test/app.test.js",
    line: 7,
    side: "new",
    text: 'test.skip("adds", () => {',
    detail: "a mark was added that keeps it from running or from counting",
    since: "base",
    ...given,
  };
}

export function aWorkflow(given: Partial<WorkflowFacts> = {}): WorkflowFacts {
  return {
    runId: 1,
    runAttempt: 1,
    url: "https://github.com/acme/shop/actions/runs/1",
    headSha: commitId(1),
    jobs: ["test"],
    expectedJobs: null,
    mismatches: [],
    expired: null,
    ...given,
  };
}

type Coverage = NonNullable<Evidence["coverage"]>;

export function aCoverage(covered: number, total: number, given: Partial<Coverage> = {}): Coverage {
  return { lines: { covered, total }, patch: null, noData: [], unmatched: [], judged: null, ...given };
}

type Command = NonNullable<Evidence["command"]>;

export function aCommand(given: Partial<Command> = {}): Command {
  return {
    argv: ["npm", "test"],
    exitCode: 0,
    timedOut: false,
    timeoutSeconds: 120,
    durationMs: 2_000,
    outputTail: "",
    ...given,
  };
}

export function aKilledCommand(given: Partial<Command> = {}): Command {
  return aCommand({ exitCode: null, timedOut: true, ...given });
}

export function aFix(given: Partial<Fix> = {}): Fix {
  return {
    since: commitId(1),
    commits: [aCommit()],
    files: [{ path: "src/app.js", added: 5, removed: 2 }],
    uncommitted: false,
    ...given,
  };
}

export function aCommit(given: Partial<Commit> = {}): Commit {
  return {
    sha: commitId(2),
    author: "an agent",
    subject: "Guard against missing input",
    rootCause: null,
    fixStrategy: null,
    confidence: null,
    ...given,
  };
}

/** A fix that changes these files. */
export function aFixOf(...paths: readonly string[]): Fix {
  return aFix({ files: paths.map((path) => ({ path, added: 1, removed: 0 })) });
}

export function aLedger(evidence: readonly Evidence[] = [], resets: readonly Reset[] = []): Ledger {
  return {
    id: "6f1f7f0e-2f57-5d0e-9a3c-0c8a7d5b1e42",
    branch: "work",
    createdAt: atMinute(0),
    evidence,
    resets,
  };
}

/** A reset between the run of this number and the next. */
export function aResetAfter(number: number): Reset {
  return { id: `reset-${number}`, at: atMinute(number).replace("00.000Z", "30.000Z") };
}

type Given<Section> = { readonly [Key in keyof Section]?: Section[Key] };

export function aConfig(
  retry_policy: Given<Config["retry_policy"]> = {},
  triggers: Config["escalation_policy"]["triggers"] = [],
): Config {
  return Config.parse({ retry_policy, escalation_policy: { triggers } });
}

export function judgementsOf(
  evidence: readonly Evidence[],
  config: Config = DEFAULT_CONFIG,
  resets: readonly Reset[] = [],
): Judgement[] {
  return judge(aLedger(evidence, resets), config);
}

export function latestOf(evidence: readonly Evidence[], config: Config = DEFAULT_CONFIG): Judgement {
  return last(judgementsOf(evidence, config));
}

export function last<Item>(items: readonly Item[]): Item {
  const item = items.at(-1);
  if (item === undefined) throw new Error("The list is empty.");
  return item;
}
