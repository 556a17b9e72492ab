import { describe, expect, test } from "vitest";
import { skipBecause, skipInBody } from "../../../src/core/attempt/execution-skip.ts";
import { isSettingsPath } from "../../../src/core/change/is-settings-path.ts";
import { excuseOf } from "../../../src/core/policy/gate.ts";
import {
  aCommand,
  anEvidence,
  aReport,
  aWorkflow,
  type EvidenceSpec,
  latestOf,
  runs,
} from "../../support/builders.ts";

const gate = (...specs: readonly EvidenceSpec[]) => latestOf(runs(...specs)).gate;
const none: EvidenceSpec = { reports: [] };

describe("the execution gate", () => {
  test.each<[string, EvidenceSpec, object]>([
    ["opens for tests that ran", { passed: ["a"] }, { state: "passed", reason: null, source: null }],
    ["opens for tests that fail: that is evidence", { failed: ["a"] }, { state: "passed" }],
    ["opens for a suite that broke", { suites: ["setup"] }, { state: "passed" }],
    ["stays shut without a report", none, { state: "blocked", reason: "no-report", source: null }],
    ["stays shut for skipped tests", { skipped: ["a"] }, { state: "blocked", reason: "all-skipped" }],
    [
      "stays shut for a report that git has",
      { reports: [aReport({ committed: true })] },
      { state: "blocked", reason: "stale-evidence" },
    ],
    [
      "opens for fresh results beside a report that git has",
      { passed: ["a"], reports: [aReport({ committed: true }), aReport({ digest: "fresh" })] },
      { state: "passed" },
    ],
    [
      "is skipped for documentation, whatever report lies there",
      { reports: [aReport({ committed: true })], files: ["README.md"] },
      { state: "skipped", source: "docs-only" },
    ],
    [
      "stays shut when code changed beside documentation",
      { ...none, files: ["README.md", "src/app.js"] },
      { state: "blocked" },
    ],
    [
      "stays shut when code changed beside settings",
      { ...none, files: ["config/app.toml", "src/app.js"] },
      { state: "blocked" },
    ],
    [
      "stays shut when the record is gone",
      { ...none, workflow: aWorkflow({ expired: "failure" }) },
      { state: "blocked", reason: "no-evidence" },
    ],
    [
      "is skipped for documentation",
      { ...none, files: ["README.md"] },
      { state: "skipped", reason: "only documentation changed", source: "docs-only" },
    ],
    [
      "is skipped for settings",
      { ...none, files: ["config/app.toml"] },
      { state: "skipped", reason: "only settings changed, and no code", source: "config-only" },
    ],
    [
      "is skipped for a reason",
      { ...none, skip: { source: "pull-request", reason: "a typo in a comment" } },
      { state: "skipped", reason: "a typo in a comment", source: "pull-request" },
    ],
    [
      "is not skipped without one",
      { ...none, skip: { source: "commit", reason: null } },
      { state: "blocked" },
    ],
    [
      "is skipped when the tests could not run, which is no pass",
      { ...none, command: aCommand({ exitCode: 1, outputTail: "ENOSPC" }) },
      { state: "skipped", reason: "ENOSPC", source: "infrastructure" },
    ],
  ])("%s", (_what, spec, expected) => {
    expect(gate(spec)).toMatchObject(expected);
  });

  test("a change of no file excuses nothing", () => {
    expect(excuseOf(anEvidence({ files: [] }))).toBeNull();
  });

  test("a refused skip is told with what is missing", () => {
    const { findings } = latestOf(runs({ ...none, skip: { source: "commit", reason: null } }));
    expect(findings).toMatchObject([{ kind: "no-evidence", reason: "no-report", refusedSkip: true }]);
  });
});

describe("a reason", () => {
  test.each(["true", "yes", "", "  ", "-", "N/A", "skip", "..."])("%j is none", (words) => {
    expect(skipBecause("commit", words)).toEqual({ source: "commit", reason: null });
  });

  test("is kept as it is written, and cut", () => {
    expect(skipBecause("commit", "  only comments changed ").reason).toBe("only comments changed");
    expect(skipBecause("commit", "x".repeat(400)).reason).toHaveLength(300);
  });

  test("stands on a line of its own in a pull request", () => {
    expect(skipInBody("Adds a page.\r\n\r\nexecution_skip: the site has no tests\r\nThanks")).toEqual({
      source: "pull-request",
      reason: "the site has no tests",
    });
    expect(skipInBody("Execution-skip:")).toEqual({ source: "pull-request", reason: null });
  });

  test.each([
    "Adds a page.",
    "Do not set execution_skip: it is for emergencies",
    "<!-- execution_skip: why no test can run -->",
    "<!-- execution_skip: why",
    "```\nexecution_skip: an example\n```",
    "~~~yaml\nexecution_skip: an example",
    "> execution_skip: quoted",
  ])("and nowhere else: %j", (body) => {
    expect(skipInBody(body)).toBeNull();
  });
});

describe("settings", () => {
  test.each([
    "config/app.yml",
    "app.toml",
    "src/main/resources/application.properties",
    ".gitignore",
    "CODEOWNERS",
    "settings.json",
  ])("%s", (path) => expect(isSettingsPath(path)).toBe(true));

  test.each([
    "package.json",
    "apps/web/package-lock.json",
    "tsconfig.build.json",
    "pyproject.toml",
    "setup.cfg",
    "pytest.ini",
    "Cargo.toml",
    ".github/workflows/ci.yml",
    ".gitlab-ci.yml",
    ".github/umpire.yml",
    "jest.config.json",
    ".eslintrc.json",
    "biome.json",
    "docker-compose.yml",
    "test/fixtures/data.json",
    "src/app.ts",
    "Dockerfile",
    "Makefile",
  ])("%s is code", (path) => expect(isSettingsPath(path)).toBe(false));
});
