import fc from "fast-check";
import { expect, test } from "vitest";
import { countDistinct } from "../../../../src/core/reports/count-distinct.ts";
import { distinctTests } from "../../../../src/core/reports/distinct-tests.ts";
import { readReport } from "../../../../src/core/reports/index.ts";
import { hashOfText } from "../../../../src/core/reports/junit/columns/name-hash.ts";

const name = fc.constantFrom(
  "",
  "a",
  "bc",
  "a longer name",
  "a longer nam&#101;",
  "größe",
  "gr&#246;&#223;e",
  "漢字 and more",
  `${"漢字 ".repeat(900)}and more`,
);
const testCase = fc
  .record({
    name,
    classname: fc.constantFrom("", "A", "a longer name", "B &amp; C", "test"),
    isBroken: fc.boolean(),
    time: fc.nat(9),
  })
  .map(
    (given) =>
      `<testcase classname="${given.classname}" name="${given.name}" time="0.${given.time}">${given.isBroken ? "<failure/>" : ""}</testcase>`,
  );
const suite = fc
  .record({ name: fc.constantFrom("s", "t"), cases: fc.array(testCase, { maxLength: 8 }) })
  .map((given) => `<testsuite name="${given.name}">${given.cases.join("\n")}</testsuite>`);
const report = fc
  .array(suite, { maxLength: 5 })
  .map((suites) => `<testsuites>${suites.join("\n")}</testsuites>`);

test("cases in columns are the same however the bytes are cut, and are counted as they are listed", () => {
  fc.assert(
    fc.property(report, fc.integer({ min: 1, max: 90 }), (xml, size) => {
      const bytes = Buffer.from(xml);
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.subarray(i * size, (i + 1) * size),
      );
      const whole = readReport([bytes]);
      const cut = readReport(pieces);
      if (whole.kind !== "test" || cut.kind !== "test") throw new Error("not read");
      const cases = [...whole.cases];
      expect([...cut.cases]).toEqual(cases);
      const tests = distinctTests(cases);
      const counts = { distinctTests: tests.length, flaky: tests.filter(({ flaky }) => flaky).length };
      expect(countDistinct(whole.cases)).toEqual(counts);
      expect(countDistinct(cut.cases)).toEqual(counts);
      expect(countDistinct(cases)).toEqual(counts);
      expect(cut.counts).toEqual(whole.counts);
      expect(cut.durationMs).toBe(cases.reduce((sum, { durationMs = 0 }) => sum + durationMs, 0));
    }),
    { numRuns: 3_000 },
  );
});

test("names made to have the same hash are counted the slow way, and right", () => {
  const slots = 64;
  const alike = Array.from({ length: 5_000 }, (_, index) => `n${index}`).filter(
    (candidate) => hashOfText(candidate) % slots === 1,
  );
  const names = alike.slice(0, slots / 2);
  expect(names).toHaveLength(slots / 2);
  const cases = names.map((one) => `<testcase classname="A" name="${one}"/>`).join("");
  const result = readReport([Buffer.from(`<testsuite name="s">${cases}</testsuite>`)]);
  if (result.kind !== "test") throw new Error("not read");
  expect(result.cases.countIfUnrepeated?.()).toBeUndefined();
  expect(countDistinct(result.cases)).toEqual({ distinctTests: slots / 2, flaky: 0 });
});
