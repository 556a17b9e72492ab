import { expect, test } from "vitest";
import { readInputs } from "../../../src/core/config/inputs.ts";

const given = (inputs: Readonly<Record<string, string>>) => readInputs((name) => inputs[name] ?? "");

test("without inputs everything has its default", () => {
  expect(given({})).toMatchObject({
    junit: [],
    coverage: [],
    "fail-on": "retry",
    mode: "auto",
    "escalate-to": "pull-request",
    "escalation-label": "umpire:escalated",
    "status-context": "umpire",
    "check-name": "Umpire",
  });
  expect(given({})).not.toHaveProperty("max-attempts");
});

test("every input is read; lists have one pattern per line", () => {
  expect(
    given({
      junit: "reports/*.xml\n\n  out/junit.xml \r\n",
      coverage: "coverage/lcov.info",
      sarif: "scan/a.sarif\nscan/b.sarif",
      base: "origin/main",
      "max-attempts": "10",
      config: "ci/umpire.yml",
      "working-directory": "packages/app",
      "fail-on": "escalate",
    }),
  ).toMatchObject({
    junit: ["reports/*.xml", "out/junit.xml"],
    coverage: ["coverage/lcov.info"],
    sarif: ["scan/a.sarif", "scan/b.sarif"],
    base: "origin/main",
    "max-attempts": 10,
    config: "ci/umpire.yml",
    "working-directory": "packages/app",
    "fail-on": "escalate",
  });
});

test("all problems are told at once", () => {
  expect(() => given({ "max-attempts": "many", "fail-on": "always" })).toThrow(
    expect.objectContaining({
      name: "UserError",
      code: "inputs-invalid",
      message: expect.stringMatching(/ {2}max-attempts: .+\n {2}fail-on: .+"never"/),
      hint: expect.stringMatching(/docs\/inputs\.md/),
    }),
  );
});

test.each(["0", "11", "2.5", "-1"])("max-attempts of %s is refused", (value) => {
  expect(() => given({ "max-attempts": value })).toThrow(/max-attempts: /);
});
