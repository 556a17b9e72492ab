import { expect, test } from "vitest";
import { DEFAULT_CONFIG } from "../../../src/core/config/config.ts";
import { judge } from "../../../src/core/decision/judge.ts";
import { ledgerDocument } from "../../../src/core/message/ledger-document.ts";
import { ledgerLines } from "../../../src/core/message/ledger-lines.ts";
import { textTable } from "../../../src/core/message/text-table.ts";
import { aCommit, aFix, aKilledCommand, aLedger, aResetAfter, runs } from "../../support/builders.ts";
import { expectValid } from "../../support/schemas.ts";

const ledger = aLedger(
  runs(
    { codeHash: "A", failed: ["a"], passed: ["b"] },
    { codeHash: "A", failed: ["a"], passed: ["b"] },
    {
      codeHash: "B",
      passed: ["a"],
      failed: ["b"],
      fix: aFix({
        commits: [
          aCommit({ subject: "Guard\nagainst missing input, which nobody expected to be missing at all" }),
        ],
      }),
    },
    { codeHash: "C", command: aKilledCommand(), commit: null, fix: aFix({ commits: [], uncommitted: true }) },
  ),
  [aResetAfter(3)],
);
const judgements = judge(ledger, DEFAULT_CONFIG);

test("the ledger is a table, one line per run", () => {
  expect(`\n${ledgerLines(ledger, judgements).join("\n")}\n`).toBe(`
Attempts of work
loop  attempt  try  when              commit       tests    broken  fixed  call                what was done
1     1/3      1    2026-01-25 12:01  0101010      1/2      0       0      retry               first run
1     1/3      2    2026-01-25 12:02  0202020      1/2      0       0      retry               first run
1     2/3      1    2026-01-25 12:03  0303030      1/2      1       1      escalate (aborted)  Guard against missing input, which nobody expected to be mi…
2     1/3      1    2026-01-25 12:04  (no commit)  timeout  0       0      retry               uncommitted changes
`);
});

test("before the first run it says how to get one", () => {
  expect(ledgerLines({ ...aLedger(), branch: "a\u001b[31m branch" }, [])).toEqual([
    "Attempts of a branch: none yet. Record one with `umpire run -- COMMAND`.",
  ]);
});

test("as data it holds every run with its call", () => {
  const document = ledgerDocument(ledger, judgements);
  expect(document).toMatchObject({
    schemaVersion: 1,
    id: ledger.id,
    branch: "work",
    createdAt: ledger.createdAt,
    resets: ledger.resets,
    runs: [
      { loop: 1, number: 1, try: 1, state: "failed", charged: true, call: { action: "retry" } },
      { loop: 1, number: 1, try: 2, state: "failed", charged: false, call: { action: "retry" } },
      { loop: 1, number: 2, try: 1, state: "failed", charged: true, call: { status: "aborted" } },
      {
        loop: 2,
        number: 1,
        try: 1,
        state: "timeout",
        charged: true,
        tests: { total: 0 },
        call: { action: "retry" },
      },
    ],
  });
  for (const run of document.runs) expectValid("attempt", run);
});

test("columns are as wide as their widest text, also where a row is short", () => {
  expect(
    textTable([
      ["a", "bb", "c"],
      ["aaa", "b"],
      ["", "", "ccc"],
    ]),
  ).toEqual(["a    bb  c", "aaa  b", "         ccc"]);
  expect(textTable([])).toEqual([]);
});
