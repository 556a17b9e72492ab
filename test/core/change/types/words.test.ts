import { describe, expect, test } from "vitest";
import {
  typeOfBranch,
  typeOfLabel,
  typeOfTitle,
  typeOfWord,
} from "../../../../src/core/change/types/words.ts";

describe("labels", () => {
  test.each([
    ["bug", "bug_fix"],
    ["Bug", "bug_fix"],
    ["kind/bug", "bug_fix"],
    ["type: bug fix", "bug_fix"],
    ["🐛 bug", "bug_fix"],
    ["enhancement", "new_function"],
    ["tech-debt", "refactor"],
    ["chore", "refactor"],
    ["type/maintenance", "refactor"],
    ["api_endpoint", "api_endpoint"],
    ["code-type: integration", "integration"],
    ["area/api", null],
    ["priority: high", null],
    ["good first issue", null],
    ["a/b/c", null],
  ])("%s is %s", (label, type) => {
    expect(typeOfLabel(label)).toBe(type);
  });
});

describe("titles", () => {
  test.each([
    ["fix: tokens expire", "bug_fix"],
    ["fix(auth)!: tokens expire", "bug_fix"],
    ["Feat: login", "new_function"],
    ["refactor(core): split", "refactor"],
    ["perf: less memory", "refactor"],
    ["docs: typo", null],
    ["chore(deps): bump", null],
    ["api: something", null],
    ["Fix the login", null],
    ["fix:no blank", null],
    ["", null],
  ])("%j is %s", (title, type) => {
    expect(typeOfTitle(title)).toBe(type);
  });
});

describe("branches", () => {
  test.each([
    ["fix/token", "bug_fix"],
    ["hotfix-1.2", "bug_fix"],
    ["feature/login", "new_function"],
    ["refactor/core", "refactor"],
    ["agent/fix-token", "bug_fix"],
    ["integration/mail", "integration"],
    ["main", null],
    ["prefix/fixture", null],
    ["api/users", null],
    ["1234", null],
  ])("%s is %s", (branch, type) => {
    expect(typeOfBranch(branch)).toBe(type);
  });
});

test.each([
  ["Bug", "bug_fix"],
  ["Feature", "new_function"],
  ["Task", null],
  ["constructor", null],
])("an issue of type %s is %s", (word, type) => {
  expect(typeOfWord(word)).toBe(type);
});
