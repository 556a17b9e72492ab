import { createRepeatMarks } from "../repeat-marks.ts";
import { attribute, integerAttribute, type Tag } from "../xml/tag.ts";
import type { JUnitReading, Suite } from "./reading.ts";
import { checkTotals } from "./totals.ts";

/** What these tools write twice are two tests: they never report a retry as a case of its own. */
const WITHOUT_REPEATS = /^(?:jest|vitest|mocha) tests$/i;

export function openRun(reading: JUnitReading, tag: Tag): void {
  reading.neverRepeats = WITHOUT_REPEATS.test(attribute(tag, "name") ?? "");
  openSuite(reading, "", tag);
}

/** `name` is empty for `testsuites`: it names the tool or the run, nothing that tests belong to. */
export function openSuite(reading: JUnitReading, name: string, tag: Tag): void {
  const parent = reading.suites.at(-1);
  const path = joined(parent?.path ?? "", name, " > ");
  const file = attribute(tag, "file") ?? attribute(tag, "filepath") ?? parent?.file ?? "";
  const origin = joined(attribute(tag, "package") ?? "", attribute(tag, "hostname") ?? "", " ");
  // A second suite of the same name holds other tests, mostly those of another file; a retry stays in its suite.
  const variant = joined(origin, reading.markSuite(path, file, origin), " ");
  reading.isPytest = name === "pytest";
  reading.markCase = createRepeatMarks();
  reading.suites.push({
    path,
    file,
    variant,
    variantOfClass: joined(path, variant, " "),
    declared: {
      tests: integerAttribute(tag, "tests"),
      failures: integerAttribute(tag, "failures"),
      errors: integerAttribute(tag, "errors"),
    },
    casesBefore: reading.columns.length,
    problemsBefore: reading.suiteProblems.length,
  });
}

export function joined(left: string, right: string, separator: string): string {
  return left === "" || right === "" ? left + right : left + separator + right;
}

export function closeSuite(reading: JUnitReading): void {
  const suite = reading.suites.pop();
  if (suite) checkTotals(reading, suite);
}

/** The innermost open suite; for a `testcase` that stands alone, one without name. */
export function currentSuite(reading: JUnitReading): Suite {
  return reading.suites.at(-1) ?? NO_SUITE;
}

const NOT_STATED = { tests: Number.NaN, failures: Number.NaN, errors: Number.NaN };
const NO_SUITE: Suite = {
  path: "",
  file: "",
  variant: "",
  variantOfClass: "",
  declared: NOT_STATED,
  casesBefore: 0,
  problemsBefore: 0,
};
