import { attribute, integerAttribute, type Tag } from "../xml/tag.ts";
import { type JUnitReading, NO_SUITE } from "./reading.ts";
import { checkTotals } from "./totals.ts";

/** What these tools write twice are two tests: they never report a retry as a case of its own. */
const WITHOUT_REPEATS = /^(?:jest|vitest|mocha) tests$/i;

/** RSpec runs in another order every time, and tap-junit writes assertions: what comes twice cannot be told apart. */
const WITH_PARTS = /^(?:rspec\d*|Tap-Junit-Suite)$/;

/** `testsuites` names the tool or the run, nothing that tests belong to. */
export function openRun(reading: JUnitReading, tag: Tag): void {
  reading.neverRepeats = WITHOUT_REPEATS.test(attribute(tag, "name") ?? "");
  pushSuite(reading, reading.suite.path, "", tag);
}

export function openSuite(reading: JUnitReading, tag: Tag): void {
  const name = attribute(tag, "name") ?? "";
  const path = joined(reading.suite.path, name, " > ");
  const origin = joined(attribute(tag, "package") ?? "", attribute(tag, "hostname") ?? "", " ");
  // A second suite of the same name holds other tests, mostly those of another file; a retry stays in its suite.
  const mark = reading.markSuite(path, fileOf(reading, tag), origin);
  reading.isPytest = name === "pytest";
  // TestNG, which alone counts these, leaves the parameters out of the names.
  reading.hasParts = WITH_PARTS.test(name) || attribute(tag, "ignored") !== undefined;
  if (reading.suite === NO_SUITE) reading.neverRepeats = WITHOUT_REPEATS.test(name);
  reading.markCase = undefined;
  pushSuite(reading, path, joined(origin, mark, " "), tag);
}

function fileOf({ suite }: JUnitReading, tag: Tag): string {
  return attribute(tag, "file") ?? attribute(tag, "filepath") ?? suite.file;
}

function pushSuite(reading: JUnitReading, path: string, variant: string, tag: Tag): void {
  reading.suite = {
    path,
    file: fileOf(reading, tag),
    variant,
    variantOfClass: joined(path, variant, " "),
    declared: {
      tests: integerAttribute(tag, "tests"),
      failures: integerAttribute(tag, "failures"),
      errors: integerAttribute(tag, "errors"),
    },
    casesBefore: reading.columns.length,
    problemsBefore: reading.suiteProblems.length,
    troubledBefore: reading.troubled,
    parent: reading.suite === NO_SUITE ? undefined : reading.suite,
  };
}

export function joined(left: string, right: string, separator: string): string {
  return left === "" || right === "" ? left + right : left + separator + right;
}

export function closeSuite(reading: JUnitReading): void {
  checkTotals(reading, reading.suite);
  reading.suite = reading.suite.parent ?? NO_SUITE;
}
