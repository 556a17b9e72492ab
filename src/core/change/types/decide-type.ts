import type { CodeType } from "../../config/code-types.ts";
import type { Source, TypeEvidence } from "./evidence.ts";

export interface DecidedType {
  readonly codeType: CodeType;
  /** Never empty; the one that decided is not always the first. */
  readonly evidence: readonly TypeEvidence[];
  /** Sources that say something else. */
  readonly disagrees: readonly Source[];
}

const NOBODY_SPOKE: TypeEvidence = { source: "default", saw: "nothing says otherwise", type: "new_function" };

/** The first source that speaks decides. `evidence` is sorted by the strength of its source. */
export function decideType(evidence: readonly TypeEvidence[]): DecidedType {
  const [first = NOBODY_SPOKE] = evidence;
  const codeType = isGeneral(first) && evidence.some(isEndpoint) ? "api_endpoint" : first.type;
  const others = evidence.filter((one) => one.type !== codeType && !(isGeneral(one) && isNew(codeType)));
  return {
    codeType,
    evidence: evidence.length > 0 ? evidence : [first],
    disagrees: [...new Set(others.map(({ source }) => source))],
  };
}

/** "Feature" is said of anything new; an endpoint is one kind of it, so the more exact source refines it. */
export function isGeneral({ source, type }: TypeEvidence): boolean {
  return type === "new_function" && source !== "config";
}

function isEndpoint({ source, type }: TypeEvidence): boolean {
  return type === "api_endpoint" && (source === "path" || source === "syntax");
}

function isNew(type: CodeType): boolean {
  return type === "new_function" || type === "api_endpoint";
}
