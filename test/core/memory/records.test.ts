import fc from "fast-check";
import { expect, test } from "vitest";
import type { RunRecord } from "../../../src/core/attempt/run-record.ts";
import { frontCode, readFrontCode } from "../../../src/core/memory/front-code.ts";
import { NO_RECORDS, readRecords, writeRecords } from "../../../src/core/memory/records.ts";
import { anyEvidence } from "../../support/arbitraries.ts";
import { aCommand, aFailure, anEvidence } from "../../support/builders.ts";
import { expectValid } from "../../support/schemas.ts";

const claim = {
  repository: "OWNER/project",
  pullRequest: 5,
  headSha: "a".repeat(40),
  event: "pull_request",
  runId: 1,
  runAttempt: 1,
  job: "test",
  expectedJobs: null,
};
const record = (evidence: RunRecord["evidence"]): RunRecord => ({ claim, evidence });

test("names that share their beginnings come back as they were", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (names) => {
      expect(readFrontCode(frontCode(names))).toEqual(names);
    }),
  );
});

test.each([["x"], [":x"], ["9:x"], ["-1:x"]])("%j is no such list", (line) => {
  expect(readFrontCode([line])).toBeNull();
});

test("what is written is read again, and the published schema knows it", () => {
  fc.assert(
    fc.property(fc.array(anyEvidence, { maxLength: 3 }), (runs) => {
      const runFacts = {
        id: 1,
        attempt: 1,
        event: "push",
        conclusion: null,
        headSha: "a",
        createdAt: "t",
        url: "u",
      };
      const looked = [{ runId: 1, runAttempt: 1, expired: true }];
      const written = writeRecords({ records: runs.map(record), runs: [runFacts], looked });
      expectValid("records", written);
      const read = readRecords(JSON.stringify(written), "a");
      expect(read.runs).toEqual([runFacts]);
      expect(read.looked).toEqual(looked);
      expect(read.records.map(({ evidence }) => evidence.outcomes)).toEqual(
        runs.map(({ outcomes }) => outcomes),
      );
      expect(writeRecords(read)).toEqual(written);
    }),
    { numRuns: 50 },
  );
});

test("100,000 tests take little room", () => {
  const passed = Array.from(
    { length: 100_000 },
    (_, number) =>
      `test/feature-${number % 500}.test.ts > feature ${number % 500} > case ${number} of many that it has`,
  );
  const text = JSON.stringify(writeRecords({ ...NO_RECORDS, records: [record(anEvidence({ passed }))] }));
  expect(text.length).toBeLessThan(4_500_000);
  expect(readRecords(text, "a").records[0]?.evidence.outcomes.size).toBe(100_000);
});

test("only the newest runs keep what explains a failure", () => {
  const long = aFailure({
    message: "m".repeat(9_000),
    stack: "s".repeat(9_000),
    expected: "e".repeat(9_000),
  });
  const many = Array.from({ length: 300 }, () => long);
  const issue = { tool: "t", rule: "r", severity: "high", message: "m", path: null, line: null } as const;
  const security = {
    reports: 1,
    counts: { critical: 0, high: 50, medium: 0, low: 0 },
    suppressed: 0,
    known: 0,
    issues: Array.from({ length: 50 }, () => issue),
  };
  const command = aCommand({ outputTail: "out" });
  const evidence = anEvidence({ failed: ["a"], failures: many, command, security });
  const runs = Array.from({ length: 21 }, () => record(evidence));
  const read = readRecords(JSON.stringify(writeRecords({ ...NO_RECORDS, records: runs })), "a").records;
  const [oldest, newest] = [read[0]?.evidence, read.at(-1)?.evidence];
  expect(newest?.failures).toHaveLength(200);
  expect(newest?.failures[0]).toMatchObject({ message: "m".repeat(2_000), stack: "s".repeat(4_000) });
  expect(newest?.command?.outputTail).toBe("out");
  expect(oldest?.failures[0]).toMatchObject({ message: "m".repeat(300), stack: "", actual: null });
  expect(oldest?.command?.outputTail).toBe("");
  expect(oldest?.security?.issues.length).toBeLessThan(newest?.security?.issues.length ?? 0);
  expect(oldest?.failures[0]?.fingerprint).toBe(newest?.failures[0]?.fingerprint);
});

test.each([
  ["{", "it is not complete JSON"],
  ["{}", "schemaVersion"],
  ['{"schemaVersion":2}', "schemaVersion"],
  ['{"schemaVersion":1,"tests":["x"],"records":[],"runs":[],"looked":[]}', "its list of tests is damaged"],
])("%j is refused and says why", (text, why) => {
  expect(() => readRecords(text, "umpire-x")).toThrow(why);
});
