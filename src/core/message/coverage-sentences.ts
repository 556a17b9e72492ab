import type { CoverageUnknown, MissingTest, TypeBelow } from "../policy/finding.ts";
import { NO_DATA_WORDS, ratioWords, requiredWords, TEST_WORDS, TYPE_WORDS } from "./coverage-words.ts";
import { listed } from "./listed.ts";
import { code, Markdown, md } from "./untrusted.ts";

/** "bug fix 4 of 5 (80 %), required 100 %" */
export function belowWords({ codeType, required, base, ...lines }: TypeBelow): Markdown {
  return new Markdown(
    `${TYPE_WORDS[codeType]} ${ratioWords(lines)}, required ${requiredWords(required, base)}`,
  );
}

export function missingWords({ codeType, kind }: MissingTest): Markdown {
  return new Markdown(`${TYPE_WORDS[codeType]}: ${TEST_WORDS[kind]}`);
}

const PROBLEMS = {
  "no-report": md`no coverage report was found where one is expected`,
  "stale-report": md`the coverage report is older than the code, so it shows other code`,
  "no-base": md`there is no base to compare with, so nobody knows which lines changed; name one with \`--base\``,
} as const;

export function coverageUnknown({ problem, reasons, paths }: CoverageUnknown): Markdown {
  if (problem !== null) return PROBLEMS[problem];
  const why = new Markdown(reasons.map((reason) => NO_DATA_WORDS[reason]).join("; "));
  if (paths.length === 0) return md`coverage is unknown: ${why}`;
  return md`coverage of ${listed(paths, ", ", (path) => code(path))} is unknown: ${why}`;
}
