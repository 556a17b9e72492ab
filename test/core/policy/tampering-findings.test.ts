import { describe, expect, test } from "vitest";
import { Config } from "../../../src/core/config/config.ts";
import { isOfTest } from "../../../src/core/policy/is-of-test.ts";
import { aTampering, type EvidenceSpec, judgementsOf, last, runs } from "../../support/builders.ts";

const ID = "test/app.test.js > math > adds";
const skip = aTampering({ text: 'test.skip("adds", () => {' });
const gone = aTampering({
  kind: "test-removed",
  side: "old",
  text: 'test("adds", () => {',
  detail: 'the test "adds" is gone, and nothing like it was added',
});
const emptied = aTampering({ kind: "test-emptied", text: "expect(true).toBe(true);" });

function found(specs: readonly EvidenceSpec[], severity: object = {}) {
  const config = Config.parse({ tampering: { severity } });
  return last(judgementsOf(runs(...specs), config)).findings.map(
    ({ kind, severity: how, ...rest }) =>
      `${how} ${kind}${"what" in rest ? ` ${rest.what}` : ""}${"places" in rest ? ` at ${rest.places.length}` : ""}`,
  );
}

describe("what results and diff show together", () => {
  test("a skipped test that ran before is one finding, with its line", () => {
    expect(found([{ passed: [ID, "b"] }, { passed: ["b"], skipped: [ID], tampering: [skip] }])).toEqual([
      "blocking silenced-tests at 1",
    ]);
  });

  test("a removed test that ran before is one finding, with its line", () => {
    expect(found([{ passed: [ID, "b"] }, { passed: ["b"], tampering: [gone] }])).toEqual([
      "blocking removed-tests at 1",
    ]);
  });

  test("a line of another test is told for itself, and only warns: no result misses it", () => {
    const other = aTampering({
      kind: "test-removed",
      path: "spec/other_spec.rb",
      text: 'it "sorts" do',
      detail: "",
    });
    expect(found([{ passed: [ID, "b"] }, { passed: ["b"], tampering: [gone, other] }])).toEqual([
      "blocking removed-tests at 1",
      "warning tampering test-removed at 1",
    ]);
  });

  test.each([
    ["a removed test", gone, "test-removed"],
    ["a skipped test", skip, "test-skipped"],
    ["an emptied test", emptied, "test-emptied"],
  ])("%s blocks when there is nothing to compare with", (_what, place, kind) => {
    expect(found([{ passed: ["b"], tampering: [place] }])).toEqual([`blocking tampering ${kind} at 1`]);
  });

  test("an emptied test that ran before blocks although it still passes; one that never ran warns", () => {
    expect(found([{ passed: [ID] }, { passed: [ID], tampering: [emptied] }])).toEqual([
      "blocking tampering test-emptied at 1",
    ]);
    expect(found([{ passed: ["b"] }, { passed: ["b"], tampering: [emptied] }])).toEqual([
      "warning tampering test-emptied at 1",
    ]);
  });

  test("an emptied test beside others blocks, and so does one beside another that never ran", () => {
    const other = aTampering({ kind: "test-emptied", path: "spec/new_spec.rb", text: "", detail: "" });
    expect(found([{ passed: [ID, "b"] }, { passed: [ID, "b"], tampering: [emptied, other] }])).toEqual([
      "blocking tampering test-emptied at 2",
    ]);
  });

  test("a mark that skips a test which still runs only warns", () => {
    expect(found([{ passed: [ID] }, { passed: [ID], tampering: [skip] }])).toEqual([
      "warning tampering test-skipped at 1",
    ]);
  });

  test("a check that was removed beside a removed test is told for itself", () => {
    const check = aTampering({ kind: "assertion-removed" });
    expect(found([{ passed: [ID, "b"] }, { passed: ["b"], tampering: [gone, check] }])).toEqual([
      "blocking removed-tests at 1",
      "warning tampering assertion-removed at 1",
    ]);
  });

  test("places of one kind are one finding", () => {
    const places = [1, 2].map((line) => aTampering({ kind: "assertion-removed", line }));
    expect(found([{ passed: ["b"], tampering: places }])).toEqual([
      "warning tampering assertion-removed at 2",
    ]);
  });
});

describe("what a team says", () => {
  test.each([
    ["blocking", ["blocking tampering lint-weakened at 1"]],
    ["note", ["note tampering lint-weakened at 1"]],
    ["off", []],
  ])("of a kind comes before what is usual: %s", (severity, expected) => {
    const place = aTampering({ kind: "lint-weakened" });
    expect(found([{ passed: ["b"], tampering: [place] }], { "lint-weakened": severity })).toEqual(expected);
  });

  test("holds for what the results show, too", () => {
    const specs = [{ passed: [ID, "b"] }, { passed: ["b"], tampering: [gone] }];
    expect(found(specs, { "test-removed": "warning" })).toEqual(["warning removed-tests at 1"]);
    expect(found(specs, { "test-removed": "off" })).toEqual([]);
    expect(found([{ passed: ["b"], tampering: [gone] }], { "test-removed": "warning" })).toEqual([
      "warning tampering test-removed at 1",
    ]);
  });

  test("holds also where the results miss nothing", () => {
    const specs = [{ passed: ["b"] }, { passed: ["b"], tampering: [gone] }];
    expect(found(specs)).toEqual(["warning tampering test-removed at 1"]);
    expect(found(specs, { "test-removed": "blocking" })).toEqual(["blocking tampering test-removed at 1"]);
  });

  test("a protected test blocks whatever the results say", () => {
    const place = aTampering({ kind: "protected-test-changed" });
    expect(found([{ passed: ["b"] }, { passed: ["b"], tampering: [place] }])).toEqual([
      "blocking tampering protected-test-changed at 1",
    ]);
  });
});

describe("a line is of a test", () => {
  test.each([
    ["by the file", "test/app.test.js > anything", {}],
    ["by the file, however short its name", "t/a.js > anything", { path: "t/a.js" }],
    ["by the name of the file", "app > sorts", { text: "", detail: "" }],
    ["by its name before a space and parameters", "suite > adds (int)", { text: "void adds(int a)" }],
    ["by its name in the line", "suite > adds", {}],
    ["by its name in the detail", "suite > adds", { text: "", detail: 'the test "adds" is gone' }],
    ["by its name behind another that begins like it", "suite > add", { text: 'test("added or add")' }],
    ["by a name at the end of the line", "suite > adds", { text: "def adds" }],
    ["by a name of three letters", "suite > add", { text: 'test("add")' }],
    ["by its name without parameters", "com.acme.CalcTest > adds(int)", { text: "void adds(int a) {" }],
    [
      "by its class",
      "com.acme.CalcTest > sorts",
      { path: "src/test/java/CalcTest.java", text: "@Disabled", detail: "" },
    ],
    ["by a describe around it", "math > sorts", { text: 'describe.skip("math", () => {' }],
  ])("%s", (_how, id, given) => {
    expect(isOfTest(aTampering(given), id)).toBe(true);
  });

  test.each([
    ["another file and name", "suite > sorts", {}],
    ["a name within a word", "suite > add", {}],
    ["names too short to tell", "a > b", { text: "a b", path: "t/a.js" }],
    ["the beginning of a word", "suite > add", { text: 'test("adds")' }],
    ["the end of a word", "suite > adds", { text: 'test("readds")' }],
    ["the folder of the file", "test > sorts", { path: "test/app/math.js", text: "", detail: "" }],
    ["what follows the name of the file", "spec > sorts", { path: "app/math.spec.js", text: "", detail: "" }],
  ])("not by %s", (_how, id, given) => {
    expect(isOfTest(aTampering(given), id)).toBe(false);
  });
});
