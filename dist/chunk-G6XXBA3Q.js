import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  exemptPath
} from "./chunk-FETY4OHT.js";
import {
  CODE_TYPES,
  MATCH_BASE
} from "./chunk-VK362HHO.js";

// src/core/policy/coverage/meets.ts
var SCALE = 1e6;
function meetsPercent(lines, percent, forgiven) {
  return withForgiven(lines, forgiven) * 100 * SCALE >= Math.round(percent * SCALE) * lines.total;
}
function meetsBase(lines, base, forgiven) {
  return withForgiven(lines, forgiven) * base.total >= base.covered * lines.total;
}
function withForgiven({ covered, total }, forgiven) {
  return Math.min(total, covered + forgiven);
}
function add(left, right) {
  return { covered: left.covered + right.covered, total: left.total + right.total };
}
var NOTHING = { covered: 0, total: 0 };

// src/core/policy/coverage/base/match-base.ts
function matchBase(files, type, baseline, forgiven) {
  const measured = files.flatMap(
    (one) => one.state === "measured" && one.file.codeType === type ? [one] : []
  );
  if (measured.length === 0) return void 0;
  const now = measured.map(({ whole }) => whole()).reduce(add);
  if (!baseline) return { ...now, verdict: "no-data", base: null, noDataReason: "no-baseline" };
  const base = [...measured, ...goneInto(files, measured)].map((one) => onBase(one, baseline)).reduce(plus, NOTHING);
  const isUnknown = measured.some((one) => !isNew(one) && !onBase(one, baseline) && hasMisses(one.whole())) || base.total === 0 && hasMisses(now);
  if (isUnknown) return { ...now, verdict: "no-data", base, noDataReason: "not-in-baseline" };
  return { ...now, verdict: meetsBase(now, base, forgiven) ? "met" : "below", base, noDataReason: null };
}
function goneInto(files, measured) {
  if (!measured.some(isNew)) return [];
  return files.filter(
    ({ file: { change } }) => change.status === "deleted" && exemptPath(change.path) === null
  );
}
function isNew({ file: { change } }) {
  return change.status === "added" || change.status === "copied";
}
function onBase(one, baseline) {
  const { change } = one.file;
  return isNew(one) ? void 0 : baseline.files.get(change.from ?? change.path);
}
function plus(sum, more) {
  return more ? add(sum, more) : sum;
}
function hasMisses({ covered, total }) {
  return covered < total;
}

// src/core/policy/coverage/judge-types.ts
function judgeTypes(facts, testsOf) {
  return CODE_TYPES.flatMap((codeType) => {
    const outcome = judgeType(codeType, facts);
    const required = facts.requirements[codeType].minimum_coverage;
    return outcome ? [{ codeType, required, ...outcome, ...testsOf(codeType) }] : [];
  });
}
function judgeType(type, facts) {
  const { files, baseline, requirements } = facts;
  const isMatch = requirements[type].minimum_coverage === MATCH_BASE;
  const outcome = isMatch ? matchBase(files, type, baseline, requirements.allow_missed_lines) : reachPercent(files, type, requirements);
  const unknown = files.find((one) => one.state === "no-data" && one.file.codeType === type);
  if (unknown?.state !== "no-data") return outcome;
  const verdict = outcome?.verdict === "below" ? "below" : "no-data";
  return { ...NOTHING, base: null, ...outcome, verdict, noDataReason: unknown.reason };
}
function reachPercent(files, type, requirements) {
  const parts = files.flatMap((one) => one.state === "measured" ? one.byType.get(type) ?? [] : []);
  if (parts.length === 0) return void 0;
  const lines = parts.reduce(add);
  const isMet = meetsPercent(lines, requirements[type].minimum_coverage, requirements.allow_missed_lines);
  return { ...lines, verdict: isMet ? "met" : "below", base: null, noDataReason: null };
}
var WORST_FIRST = ["below", "no-data", "met"];
function worst(verdicts) {
  return WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? "exempt";
}

export {
  meetsPercent,
  meetsBase,
  add,
  NOTHING,
  judgeTypes,
  judgeType,
  worst
};
