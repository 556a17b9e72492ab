import type { TriageKind } from "../config/triage.ts";
import type { Finding, NotFixable, StaleReport } from "../policy/finding.ts";
import { listed } from "./listed.ts";
import { counted } from "./names.ts";
import type { Question } from "./one-question.ts";
import { code, Markdown, md } from "./untrusted.ts";

export function staleWords({ path, why }: StaleReport): Markdown {
  return why === "committed"
    ? md`${code(path)} is in git as it lies here, so no run wrote it, and it proves nothing`
    : md`${code(path)} is to the last byte the report of other code, so it proves nothing`;
}

const CAUSES: Readonly<Record<TriageKind, Markdown>> = {
  infrastructure: md`the infrastructure failed`,
  dependency_outage: md`a service that the tests need did not answer`,
  missing_secret: md`a secret is missing that pull requests from forks do not get`,
  base_already_red: md`the base is already red`,
  flaky: md`tests gave both results on this very code`,
};

/** "no change of this code can mend it: the infrastructure failed (`ENOSPC: ...`); left uncounted 1 of 2 times" */
export function notFixableWords({ cause, tests, evidence, isAll, seen, bound }: NotFixable): Markdown {
  const which = tests.length === 0 ? md`` : md` for ${listed(tests, ", ", (test) => code(test))}`;
  const times =
    seen < bound
      ? `not counted (${seen + 1} of ${bound})`
      : `no longer left uncounted after ${counted(bound, "run")}`;
  const spent = isAll ? new Markdown(`; ${times}`) : md``;
  return md`not to be mended here: ${CAUSES[cause]}${which} (${code(evidence)})${spent}`;
}

type Unfixable = Extract<Finding, { kind: "not-fixable-here" }>;

const OPTIONS: Readonly<Record<TriageKind, readonly [Markdown, Markdown]>> = {
  infrastructure: [
    md`**Outside**: someone with access repairs it, and the tests run again.`,
    md`**The code**: it uses too much, or what it should not; the change is looked at.`,
  ],
  dependency_outage: [
    md`**Wait**: the tests run again once the service answers.`,
    md`**Do without**: the tests get a stand-in for it.`,
  ],
  missing_secret: [
    md`**Run it for them**: someone with access starts the tests in the repository itself.`,
    md`**Do without**: the tests skip what needs the secret when it is not there.`,
  ],
  base_already_red: [
    md`**The base first**: it is repaired, and this work is rebased.`,
    md`**Here**: this work repairs it, too.`,
  ],
  flaky: [
    md`**Mend the tests**: they are made to give one result.`,
    md`**The code**: it behaves in two ways, and that is the bug.`,
  ],
};

/** Asked only when nothing else fails: otherwise there is something to mend first. */
export function notFixableQuestion(finding: Unfixable): Question | undefined {
  if (!finding.isAll) return undefined;
  const words = CAUSES[finding.cause].text;
  const cause = new Markdown(words.charAt(0).toUpperCase() + words.slice(1));
  return {
    text: md`${cause}: ${code(finding.evidence)}. Where is that to be mended?`,
    options: OPTIONS[finding.cause],
  };
}

export function staleQuestion(reports: readonly StaleReport[]): Question {
  return {
    text: md`${listed(reports, "; ", staleWords)}. Where does a run of this code leave its report?`,
    options: [
      md`**There**: the old file is taken out of git or deleted, and the tests run again.`,
      md`**Elsewhere**: the report pattern is corrected.`,
    ],
  };
}
