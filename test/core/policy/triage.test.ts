import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { FailureRecord } from "../../../src/core/attempt/evidence.ts";
import type { BaseResults } from "../../../src/core/attempt/ledger.ts";
import { historyFrom, remember } from "../../../src/core/comparison/history.ts";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import type { Finding } from "../../../src/core/policy/finding.ts";
import { isBeyondTheCode, isFromOutside, triage, triageFindings } from "../../../src/core/policy/triage.ts";
import { brokenWorld } from "../../../src/core/policy/triage-words.ts";
import type { EvidenceSpec } from "../../support/builders.ts";
import { aCommand, aFailure, aKilledCommand, anEvidence, aWorkflow } from "../../support/builders.ts";

const NOTHING = historyFrom(null);
const of = (spec: EvidenceSpec, base: BaseResults | null = null, history = NOTHING) =>
  triage({ evidence: anEvidence(spec), history, base });
const fails = (message: string, given: Partial<FailureRecord> = {}): EvidenceSpec => ({
  failed: ["a"],
  failures: [aFailure({ errorType: "RuntimeError", rawType: "Error", message, ...given })],
});

describe("words that show a broken world", () => {
  test.each([
    ["infrastructure", "ENOSPC: no space left on device, write"],
    ["infrastructure", "OSError: [Errno 122] Disk quota exceeded"],
    ["infrastructure", "getaddrinfo EAI_AGAIN db.internal"],
    ["infrastructure", "fatal: Could not resolve host: github.com"],
    ["infrastructure", "connect ENETUNREACH 10.0.0.7:5432"],
    ["infrastructure", "fork: Cannot allocate memory"],
    [
      "infrastructure",
      "The runner has received a shutdown signal. This can happen when the runner service is stopped",
    ],
    ["infrastructure", "The hosted runner lost communication with the server."],
    ["infrastructure", "npm error code E503"],
    ["infrastructure", "npm ERR! network request to https://packages.example.com/zod failed"],
    ["infrastructure", "Could not fetch URL https://pypi.org/simple/pytest/: connection error"],
    ["infrastructure", "Could not transfer artifact org.junit:junit:pom:4.13 from/to central"],
    ["dependency_outage", "connect ECONNREFUSED 34.120.5.9:443"],
    ["dependency_outage", "getaddrinfo ENOTFOUND payments.example.com"],
    ["dependency_outage", "HTTPSConnectionPool(host='api.example.com'): Max retries exceeded with url: /v1"],
    ["dependency_outage", "GET https://api.example.com/v1 failed: 503 Service Unavailable"],
    ["dependency_outage", "502 Bad Gateway from payments.example.com"],
    ["dependency_outage", "HTTP 429 Too Many Requests (api.example.com)"],
  ])("%s: %s", (cause, words) => {
    expect(brokenWorld(words, false)).toEqual({ cause, evidence: words });
  });

  test.each([
    ["a server of the code's own", "connect ECONNREFUSED 127.0.0.1:3000"],
    ["a server of the code's own by name", "connect ECONNREFUSED localhost.localdomain:3000"],
    ["a reset without any host", "read ECONNRESET"],
    ["a server that the test plays", "Error: Request failed: 503 Service Unavailable"],
    ["a server that the test plays, overloaded", "HTTP 429 Too Many Requests, rate limit exceeded"],
    ["a code that is not handled", "TypeError: ECONNREFUSED is not handled in src/net/client.ts"],
    ["an error that a test makes up", "connect ECONNREFUSED db.invalid:5432"],
    ["a name that is kept for tests", "getaddrinfo ENOTFOUND shop.test"],
    ["a host beside a file", "ECONNREFUSED was swallowed by fetch.js"],
    ["the code's own memory", "FATAL ERROR: JavaScript heap out of memory"],
    ["an ordinary failure", "Cannot read properties of undefined (reading 'length')"],
    ["a secret outside a fork", "DEPLOY_TOKEN is not set"],
  ])("not %s: %s", (_what, words) => {
    expect(brokenWorld(words, false)).toBeNull();
  });

  test.each([
    "DEPLOY_TOKEN is not set",
    "Error: Input required and missing: api_key is required",
    "no credentials found",
    "STRIPE_SECRET was undefined",
  ])("a missing secret on a fork: %s", (words) => {
    expect(brokenWorld(words, true)?.cause).toBe("missing_secret");
  });

  test("a fork excuses no other failure, and a broken world is one there, too", () => {
    expect(brokenWorld("Cannot read properties of undefined (reading 'length')", true)).toBeNull();
    expect(brokenWorld("ENOSPC", true)?.cause).toBe("infrastructure");
  });

  test("only the end of an output is looked at: there its last error stands", () => {
    expect(brokenWorld(`ENOSPC\n${"all is well\n".repeat(1_000)}`, false)).toBeNull();
    expect(brokenWorld(`${"all is well\n".repeat(1_000)}ENOSPC`, false)?.evidence).toBe("ENOSPC");
  });

  test("the line is the evidence, cut; and a line of any length is read in no time", () => {
    const found = brokenWorld(`start\n  ENOSPC ${"x".repeat(500)}\nend`, false);
    expect(found?.evidence).toMatch(/^ENOSPC x+$/);
    expect(found?.evidence).toHaveLength(200);
    const started = performance.now();
    for (const hostile of ["token ".repeat(5_000), "a.".repeat(5_000), "ECONNREFUSED ".repeat(3_000)])
      expect(() => brokenWorld(hostile, true)).not.toThrow();
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

const OUTAGES = join(import.meta.dirname, "../../fixtures/outages");
const printed = (name: string) => readFileSync(join(OUTAGES, `${name}.txt`), "utf8");

describe("what tools really print", () => {
  const said = (name: string) =>
    of({ reports: [], command: aCommand({ exitCode: 1, outputTail: printed(name) }) }).ofRun?.cause ?? null;
  /** Nothing in these says that it was not the code's doing. */
  const silent: readonly string[] = [
    "pip-503",
    "disk-cargo",
    "memory-python",
    "killed-npm-test",
    "killed-shell",
  ];
  const files = readdirSync(OUTAGES).filter((file) => file.endsWith(".txt"));
  const names = files.map((file) => file.replace(".txt", "")).filter((name) => !silent.includes(name));

  test.each(names)("%s is infrastructure", (name) => {
    expect(said(name)).toBe("infrastructure");
  });

  test.each(silent)("%s does not say so", (name) => {
    expect(said(name)).toBeNull();
  });

  test.each(["killed-npm-test", "killed-shell"])("%s says it by its exit code", (name) => {
    const command = aCommand({ exitCode: 137, outputTail: printed(name) });
    expect(of({ reports: [], command }).ofRun?.cause).toBe("infrastructure");
  });

  test("a run whose tests ran is not explained by what its tools print", () => {
    for (const name of names)
      expect(
        of({ passed: ["a"], command: aCommand({ exitCode: 1, outputTail: printed(name) }) }).ofRun,
      ).toBeNull();
  });
});

describe("a failing test", () => {
  test("fails on the base, too", () => {
    const base: BaseResults = { commit: "0123456789", outcomes: new Map([["a", "error"]]) };
    expect(of({ failed: ["a"] }, base)).toMatchObject({
      isAll: true,
      reasons: new Map([
        ["a", { cause: "base_already_red", evidence: "it fails on the base too, at 0123456" }],
      ]),
    });
    expect(of({ failed: ["b"] }, base).isAll).toBe(false);
  });

  test("passed on the same code: that is proof; on other code it is none", () => {
    const before = anEvidence({ codeHash: "A", passed: ["a"] });
    const history = remember(NOTHING, before);
    expect(of({ codeHash: "A", failed: ["a"] }, null, history).reasons.get("a")).toEqual({
      cause: "flaky",
      evidence: "it passed on the same code before",
    });
    expect(of({ codeHash: "B", failed: ["a"] }, null, history).reasons.size).toBe(0);
  });

  test("is explained by its words, unless it asserts something", () => {
    expect(of(fails("ENOSPC")).reasons.get("a")).toEqual({
      cause: "infrastructure",
      evidence: "Error: ENOSPC",
    });
    expect(of(fails("expected 503 Service Unavailable", { errorType: "AssertionError" })).isAll).toBe(false);
  });

  test("of which no record is left is explained by nothing", () => {
    expect(of({ failed: ["a"], failures: [] })).toMatchObject({ isAll: false, ofRun: null });
  });

  test("does not explain another; a broken suite counts as well", () => {
    const suite = aFailure({ test: "setup", scope: "suite", errorType: "Other", message: "ENOSPC" });
    expect(of({ failures: [suite] })).toMatchObject({ isAll: true });
    expect(of({ failed: ["a"], failures: [suite, aFailure()] })).toMatchObject({ isAll: false });
  });
});

describe("a run without a failing test", () => {
  const tail = "npm error code E503";

  test.each<[string, EvidenceSpec, string | null]>([
    ["passed", { passed: ["a"] }, null],
    ["left no report, and says why", { command: aCommand({ exitCode: 1, outputTail: tail }) }, tail],
    [
      "ran its tests: its output is noise",
      { passed: ["a"], command: aCommand({ exitCode: 1, outputTail: tail }) },
      null,
    ],
    ["ended well", { command: aCommand({ outputTail: tail }) }, null],
    ["was killed by the time limit", { command: aKilledCommand({ outputTail: tail }) }, null],
    [
      "was killed from outside",
      { passed: ["a"], command: aCommand({ exitCode: 137 }) },
      "exit code 137: killed from outside, as when memory runs out",
    ],
    ["was cancelled", { workflow: aWorkflow({ expired: "cancelled" }) }, "the run ended as cancelled"],
    ["failed somehow", { workflow: aWorkflow({ expired: "failure" }) }, null],
    ["is still known", { workflow: aWorkflow() }, null],
  ])("that %s", (_what, spec, evidence) => {
    expect(of(spec)).toMatchObject({
      ofRun: evidence === null ? null : { cause: "infrastructure", evidence },
      isAll: evidence !== null,
    });
  });

  test("that passed in the end is one, whatever its record says", () => {
    const killed = { passed: ["a"], command: aCommand({ exitCode: 137 }) };
    expect(of({ ...killed, failures: [aFailure()] })).toMatchObject({ isAll: true });
    expect(of({ ...killed, failed: ["b"] })).toMatchObject({ isAll: false, ofRun: null });
  });
});

test("there is one finding for each cause, with how often it was left uncounted", () => {
  const base: BaseResults = {
    commit: "b".repeat(40),
    outcomes: new Map([
      ["c", "failed"],
      ["b", "failed"],
    ]),
  };
  const failures = [aFailure({ test: "a", errorType: "Other", message: "ENOSPC" })];
  const found = triageFindings(
    of({ failed: ["c", "b", "a"], failures }, base),
    (cause) => (cause === "infrastructure" ? 1 : 0),
    DEFAULT_CONFIG,
  );
  const shared = { kind: "not-fixable-here", isAll: true, bound: 2, severity: "warning", condition: null };
  expect(found).toEqual([
    {
      ...shared,
      cause: "base_already_red",
      tests: ["b", "c"],
      evidence: "it fails on the base too, at bbbbbbb",
      seen: 0,
    },
    { ...shared, cause: "infrastructure", tests: ["a"], evidence: "AssertionError: ENOSPC", seen: 1 },
  ]);
  const ofRun = triageFindings(of({ command: aCommand({ exitCode: 137 }) }), () => 0, DEFAULT_CONFIG);
  expect(ofRun).toMatchObject([{ cause: "infrastructure", tests: [], isAll: true }]);
});

describe("a run is beyond the code", () => {
  const finding = (given: object): Finding =>
    Object.assign(
      { kind: "failing-tests", tests: ["a"], severity: "blocking", condition: null } satisfies Finding,
      given,
    );
  const unfixable = (isAll: boolean) =>
    finding({ kind: "not-fixable-here", cause: "flaky", severity: "warning", isAll, seen: 0, bound: 2 });

  test.each(["failing-tests", "suite-errors", "command-failed", "no-evidence", "details-expired"])(
    "when all that blocks is explained: %s",
    (kind) => {
      expect(isBeyondTheCode([unfixable(true), finding({ kind })])).toBe(true);
    },
  );

  test.each<[string, Finding[]]>([
    ["nothing explains anything", [finding({})]],
    ["something else fails", [unfixable(false), finding({})]],
    ["a test vanished as well", [unfixable(true), finding({ kind: "removed-tests", places: [] })]],
  ])("not when %s", (_why, findings) => {
    expect(isBeyondTheCode(findings)).toBe(false);
  });
});

test("only what comes from outside the code excuses a regression", () => {
  const causes = [
    "infrastructure",
    "dependency_outage",
    "missing_secret",
    "base_already_red",
    "flaky",
  ] as const;
  expect(causes.map((cause) => isFromOutside({ cause, evidence: "" }))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(isFromOutside(undefined)).toBe(false);
});
