import { attribute, integerAttribute, type Tag } from "../xml/tag.ts";
import type { JUnitReading, Suite } from "./reading.ts";
import { checkTotals } from "./totals.ts";

const SEPARATOR = " > ";

/** `name` is empty for `testsuites`: it names the tool or the run, nothing that tests belong to. */
export function openSuite(reading: JUnitReading, name: string, tag: Tag): void {
  const parent = reading.suites.at(-1);
  const path = parent?.path && name ? `${parent.path}${SEPARATOR}${name}` : name || (parent?.path ?? "");
  const file = attribute(tag, "file") ?? attribute(tag, "filepath") ?? parent?.file ?? "";
  const origin = [attribute(tag, "package"), attribute(tag, "hostname")].filter((part) => part !== undefined);
  reading.isPytest = name === "pytest";
  const own = [...origin, repeatMark(reading, [path, file, ...origin].join("\n"))].filter(
    (part) => part !== "",
  );
  reading.suites.push({
    path,
    file,
    variant: own.join(" "),
    variantOfClass: [path, ...own].filter((part) => part !== "").join(" "),
    declared: {
      tests: integerAttribute(tag, "tests"),
      failures: integerAttribute(tag, "failures"),
      errors: integerAttribute(tag, "errors"),
    },
    casesBefore: reading.cases.length,
    problemsBefore: reading.suiteProblems.length,
  });
}

/** A second suite of the same name holds other tests, mostly those of another file; a retry stays in its suite. */
function repeatMark(reading: JUnitReading, key: string): string {
  const count = (reading.suiteKeys.get(key) ?? 0) + 1;
  reading.suiteKeys.set(key, count);
  return count === 1 ? "" : `#${count}`;
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
