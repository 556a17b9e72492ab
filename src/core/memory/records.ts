import * as z from "zod";
import type { RunFacts, RunRecord } from "../attempt/run-record.ts";
import { UserError } from "../errors.ts";
import { parseJson } from "../parse-json.ts";
import { compactRun } from "./compact-run.ts";
import { toRecordedRun } from "./execution.ts";
import { frontCode, readFrontCode } from "./front-code.ts";
import { testTable } from "./outcome-letters.ts";
import { toEvidence } from "./read-session.ts";
import { RecordedRun } from "./session-schema.ts";

/** What workflow runs leave for the runs after them: one record as a job writes it, or many as a judge gathered them. */
const RECORDS_VERSION = 1;

const Claim = z.object({
  repository: z.string(),
  pullRequest: z.int().min(0),
  headSha: z.string(),
  event: z.string(),
  runId: z.int().min(0),
  runAttempt: z.int().min(1),
  job: z.string(),
  expectedJobs: z.int().min(1).nullable(),
});

const Run = z.object({
  id: z.int(),
  attempt: z.int(),
  event: z.string(),
  conclusion: z.string().nullable(),
  headSha: z.string(),
  createdAt: z.string(),
  url: z.string(),
});

const LookedAt = z.object({
  runId: z.int(),
  runAttempt: z.int(),
  expired: z.boolean().describe("Whether it had left a record that is gone."),
});
export type LookedAt = z.infer<typeof LookedAt>;

export const RecordsDocument = z.object({
  schemaVersion: z.literal(RECORDS_VERSION),
  tests: z
    .array(z.string())
    .describe("Test ids, sorted, each as `N:rest`: N, in base 36, is how much of the one before it keeps."),
  records: z.array(z.object({ claim: Claim, run: RecordedRun })),
  runs: z.array(Run).describe("What the API said of the runs when they were gathered."),
  looked: z.array(LookedAt).describe("Finished runs that were looked at and have left nothing else."),
});
export type RecordsDocument = z.infer<typeof RecordsDocument>;

export interface Records {
  readonly records: readonly RunRecord[];
  readonly runs: readonly RunFacts[];
  readonly looked: readonly LookedAt[];
}

export const NO_RECORDS: Records = { records: [], runs: [], looked: [] };

export function writeRecords({ records, runs, looked }: Records): RecordsDocument {
  const tests = testTable(records.map(({ evidence }) => evidence)).sort();
  return {
    schemaVersion: RECORDS_VERSION,
    tests: frontCode(tests),
    records: records.map(({ claim, evidence }, position) => ({
      claim: { ...claim },
      run: toRecordedRun(compactRun(evidence, records.length - position), tests),
    })),
    runs: [...runs],
    looked: [...looked],
  };
}

/** Throws a `UserError` that says what is wrong with it. */
export function readRecords(text: string, name: string): Records {
  const document = RecordsDocument.safeParse(
    parseJson(text, (found, cause) => refused(name, `it ${found}`, cause)),
  );
  if (!document.success) {
    const [issue] = document.error.issues.map(
      ({ path, message }) => `${path.map(String).join(".")} ${message}`,
    );
    throw refused(name, `${issue}`);
  }
  const tests = readFrontCode(document.data.tests);
  if (tests === null) throw refused(name, "its list of tests is damaged");
  return {
    records: document.data.records.map(({ claim, run }) => ({ claim, evidence: toEvidence(run, tests) })),
    runs: document.data.runs,
    looked: document.data.looked,
  };
}

function refused(name: string, why: string, cause?: unknown): UserError {
  return new UserError(
    "record-unreadable",
    `The artifact ${name} is no record of Umpire: ${why}.`,
    "It is left out of the case. If another tool uploads artifacts under this name, rename those.",
    { cause },
  );
}
