import type { CodeType } from "../../../config/code-types.ts";
import { type CoverageRequirements, MATCH_BASE } from "../../../config/coverage-requirements.ts";
import type { OwingFile } from "../typed-file.ts";
import { innermost } from "./innermost.ts";

/** A function may be something else than its file. A match with the base is a question to whole files only. */
export function typeOfLine(file: OwingFile, line: number, requirements: CoverageRequirements): CodeType {
  const isMatch = (type: CodeType) => requirements[type].minimum_coverage === MATCH_BASE;
  const inner = innermost(file.functions, line)?.codeType ?? file.codeType;
  return isMatch(inner) || isMatch(file.codeType) ? file.codeType : inner;
}
