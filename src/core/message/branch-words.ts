import type { Gap, UntakenBranch } from "../attempt/coverage-summary.ts";
import { code, joined, Markdown, md } from "./untrusted.ts";

const SHOWN = 3;
/** Longer conditions are code, not names. */
const LONGEST_TEST = 60;

/** "the branch `token.expired` never runs"; null when it is not known which cases are missed. */
export function untakenWords({ branches, ranges }: Gap): Markdown | null {
  const known = branches.flatMap((branch) => (branch ? [branchWords(branch).text] : []));
  const distinct = [...new Set(known)].map((text) => new Markdown(text));
  if (distinct.length === 0) return null;
  const shown = joined(distinct.slice(0, SHOWN), " and ");
  const isAll = known.length === ranges.length && distinct.length <= SHOWN;
  if (!isAll) return md`never run, among them ${shown}`;
  return distinct.length === 1 ? md`${shown} never runs` : md`${shown} never run`;
}

function branchWords({ kind, test }: UntakenBranch): Markdown {
  return test === null ? ALONE[kind] : md`${BEFORE_TEST[kind]} ${code(test, LONGEST_TEST)}`;
}

const BEFORE_TEST: Readonly<Record<UntakenBranch["kind"], Markdown>> = {
  if: md`the branch`,
  else: md`the \`else\` of`,
  case: md`the case`,
  default: md`the default case of`,
  catch: md`the handler of`,
};

const ALONE: Readonly<Record<UntakenBranch["kind"], Markdown>> = {
  if: md`the branch`,
  else: md`the \`else\``,
  case: md`the case`,
  default: md`the \`default\` case`,
  catch: md`the \`catch\``,
};
