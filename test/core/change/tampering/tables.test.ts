import { expect, test } from "vitest";
import { familyOf } from "../../../../src/core/change/tampering/families/family-of.ts";
import { CI_RULES } from "../../../../src/core/change/tampering/tables/ci.ts";
import { COVERAGE_RULES } from "../../../../src/core/change/tampering/tables/coverage.ts";
import { LIMIT_RULES } from "../../../../src/core/change/tampering/tables/limits.ts";
import { LINT_RULES } from "../../../../src/core/change/tampering/tables/lint.ts";
import { THRESHOLD_RULES } from "../../../../src/core/change/tampering/tables/thresholds.ts";
import { TABLE as RULE_ROWS } from "./rule-rows.ts";
import { TABLE as TEST_ROWS } from "./test-rows.ts";

const rows = [...Object.values(RULE_ROWS), ...Object.values(TEST_ROWS)].flat();
const lines = rows.filter(([, , , found]) => found !== "").flatMap(([, , text]) => text.split("\n"));
const added = lines.filter((line) => line.startsWith("+")).map((line) => line.slice(1));
const changed = lines.filter((line) => /^[-+]/.test(line)).map((line) => line.slice(1));

test("every rule of the tables is broken by a row of the tests", () => {
  const idle = [...CI_RULES, ...COVERAGE_RULES, ...LINT_RULES, ...LIMIT_RULES, ...THRESHOLD_RULES]
    .map(({ pattern }) => pattern)
    .filter((pattern) => !changed.some((line) => pattern.test(line)));
  expect(idle).toEqual([]);
});

test("every way to skip a test is shown in its language", () => {
  const endings = ["ts", "py", "go", "java", "rb", "rs", "cs", "php"];
  const idle = endings
    .flatMap((ending) => familyOf(`a.${ending}`)?.skips ?? [])
    .map(({ pattern }) => pattern)
    .filter((pattern) => !added.some((line) => pattern.test(line)));
  expect(idle).toEqual([]);
});
