import type { ProofVerdict } from "../attempt/coverage-summary.ts";
import type { Finding, UnprovenFix } from "../policy/finding.ts";
import { listed } from "./listed.ts";
import type { Question } from "./one-question.ts";
import { cell, code, type Markdown, md } from "./untrusted.ts";

export function unprovenWords({ reason, refused, base }: UnprovenFix): Markdown {
  const command = code(`umpire prove-fix --base ${base ?? "REF"} -- COMMAND`);
  switch (reason) {
    case "passes-without-fix":
      return md`no test fails without the fix: on the old code the new and changed tests pass, too`;
    case "not-tried":
      return md`nothing shows yet that a test fails without the fix; ${command} does`;
    case "cannot-tell":
      return md`whether a test fails without the fix is not known: ${listed(refused, "; ", refusedWords)}`;
  }
}

function refusedWords({ test, why }: UnprovenFix["refused"][number]): Markdown {
  return md`${code(test)} (${code(why)})`;
}

/** For a table: ", proved by `adds two numbers`". Nothing where nobody tried: a note says that. */
export function provedWords(proof: ProofVerdict | null): Markdown {
  if (!proof || proof.proven === null) return md``;
  return proof.proven
    ? md`, proved by ${listed(proof.tests, ", ", (test) => cell(test))}`
    : md`, but no test fails without the fix`;
}

type Unproven = Extract<Finding, { kind: "unproven-fix" }>;

/** What is merely noticed asks nothing. */
export function proofQuestion(finding: Unproven): Question | undefined {
  if (finding.severity !== "blocking") return undefined;
  const said = unprovenWords(finding);
  if (finding.reason === "passes-without-fix")
    return {
      text: md`The tests pass, but ${said}. Does no test reach the bug, or was there none?`,
      options: [
        md`**No test reaches it**: one is written that fails on the old code.`,
        md`**There was none**: the change is no bug fix, and its title or a label says what it is.`,
      ],
    };
  return {
    text: md`The tests pass, but ${said}. Can the fix be proven?`,
    options: [
      md`**Yes**: a test that fails on the old code is written, and \`umpire prove-fix\` shows it.`,
      md`**No**: \`coverage_requirements.bug_fix.require_proof\` changes, and someone says why.`,
    ],
  };
}
