import { describe, expect, test } from "vitest";
import { arrangeReport, type Project } from "../../../src/core/runner/arrange-report.ts";
import { GRADLE_GLOBS, MAVEN_GLOBS, TEST_GLOBS } from "../../../src/core/runner/report-globs.ts";

const FILE = "/home/dev/reports/run.xml";
const VITEST = ["--reporter=default", "--reporter=junit", `--outputFile.junit=${FILE}`];
const JEST = ["--json", `--outputFile=${FILE}`];
const NODE_TEST = `--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=${FILE}`;
const PYTEST = `--junitxml=${FILE} -o junit_family=xunit1`;

function aProject(known: Partial<Project> = {}): Project {
  return { packageScripts: {}, dependencies: [], nodeMajor: 24, env: {}, configText: "", ...known };
}

function arrange(command: string, known: Partial<Project> = {}) {
  return arrangeReport(command.split(" "), aProject(known), FILE);
}

function withTest(test: string, others: Record<string, string> = {}): Partial<Project> {
  return { packageScripts: { test, ...others } };
}

describe("arguments reach the runner behind a package script", () => {
  test.each([
    ["npm test", "vitest run", ["--", ...VITEST]],
    ["npm t", "vitest", ["--", ...VITEST]],
    ["npm run test", "tsc && vitest run", ["--", ...VITEST]],
    ["npm --silent run-script test", "vitest run", ["--", ...VITEST]],
    ["npm test -- src/sum", "vitest run", VITEST],
    ["npm test src/sum", "vitest run", ["--", ...VITEST]],
    ["pnpm test", "vitest run", VITEST],
    ["pnpm run test src/sum", "vitest run", VITEST],
    ["yarn test", "vitest run", VITEST],
    ["yarn run test", "jest", JEST],
    ["bun run test", "jest", JEST],
    ["npm test", "jest --coverage", ["--", ...JEST]],
    ["npm test", "NODE_ENV=test cross-env CI=1 jest", ["--", ...JEST]],
    ["npm test", "node --experimental-vm-modules node_modules/jest/bin/jest.js", ["--", ...JEST]],
    ["npm test", "c8 --reporter lcov vitest run", ["--", ...VITEST]],
    ["npm test", "bun test", ["--", "--reporter=junit", `--reporter-outfile=${FILE}`]],
  ])("%s with the script %j", (command, script, added) => {
    const arranged = arrange(command, withTest(script));
    expect(arranged.command).toEqual([...command.split(" "), ...added]);
    expect(arranged).toMatchObject({ env: {}, reportFile: FILE, reportGlobs: TEST_GLOBS });
  });

  test.each([
    ["npm test", "npm run unit", ["--", "--", ...VITEST]],
    ["npm test", "pnpm unit", ["--", ...VITEST]],
    ["pnpm test", "npm run unit", ["--", ...VITEST]],
    ["pnpm test", "npm run unit -- --bail=1", VITEST],
    ["yarn test", "yarn unit", VITEST],
  ])("%s through a script that calls a script: %j", (command, script, added) => {
    const arranged = arrange(command, withTest(script, { unit: "vitest run" }));
    expect(arranged.command).toEqual([...command.split(" "), ...added]);
  });
});

describe("a runner that is named directly", () => {
  test.each([
    ["vitest run", "vitest", VITEST],
    ["npx vitest run", "vitest", VITEST],
    ["npx --yes jest", "jest", JEST],
    ["pnpm exec vitest run", "vitest", VITEST],
    ["pnpm vitest run", "vitest", VITEST],
    ["yarn vitest run", "vitest", VITEST],
    ["npm exec vitest run", "vitest", ["--", ...VITEST]],
    ["npm exec -- vitest run", "vitest", VITEST],
    ["./node_modules/.bin/jest", "jest", JEST],
    ["C:\\project\\node_modules\\.bin\\jest.cmd", "jest", JEST],
    ["bun test", "bun", ["--reporter=junit", `--reporter-outfile=${FILE}`]],
  ])("%s", (command, runner, added) => {
    const arranged = arrange(command);
    expect(arranged).toMatchObject({ runner, reportFile: FILE, env: {} });
    expect(arranged.command).toEqual([...command.split(" "), ...added]);
  });

  test("keeps the Vitest reporter that the command names as the readable one", () => {
    const { command } = arrange("vitest run --reporter=verbose");
    expect(command).toEqual([
      "vitest",
      "run",
      "--reporter=verbose",
      "--reporter=junit",
      `--outputFile.junit=${FILE}`,
    ]);
  });
});

describe("variables reach the runner wherever it stands", () => {
  test.each([
    ["pytest -q tests", "PYTEST_ADDOPTS", PYTEST],
    ["python3.12 -m pytest", "PYTEST_ADDOPTS", PYTEST],
    ["poetry run pytest", "PYTEST_ADDOPTS", PYTEST],
    ["uv run --frozen python -m pytest tests", "PYTEST_ADDOPTS", PYTEST],
    ["coverage run -m pytest", "PYTEST_ADDOPTS", PYTEST],
    ["node --test", "NODE_OPTIONS", NODE_TEST],
    ["node --import tsx --test test/a.test.ts", "NODE_OPTIONS", NODE_TEST],
    ["tsx --test", "NODE_OPTIONS", NODE_TEST],
    ["gotestsum -- ./...", "GOTESTSUM_JUNITFILE", FILE],
  ])("%s", (command, variable, value) => {
    const arranged = arrange(command);
    expect(arranged.command).toEqual(command.split(" "));
    expect(arranged).toMatchObject({ env: { [variable]: value }, reportFile: FILE });
  });

  test.each(["npm test", "yarn test -- --x", "bun run test"])(
    "%s, even when the runner is not the last command",
    (command) => {
      const arranged = arrange(command, withTest("npm run build && node --test test/a.test.js && echo done"));
      expect(arranged).toMatchObject({ runner: "node-test", env: { NODE_OPTIONS: NODE_TEST } });
      expect(arranged.command).toEqual(command.split(" "));
    },
  );

  test("a shell line given as one argument is looked into", () => {
    const command = ["bash", "-c", "cd api && pytest"];
    expect(arrangeReport(command, aProject(), FILE)).toMatchObject({
      command,
      env: { PYTEST_ADDOPTS: PYTEST },
    });
    expect(arrangeReport(["bash", "-c"], aProject(), FILE).runner).toBe("unknown");
  });

  test("options that are set already are kept", () => {
    expect(arrange("pytest", { env: { PYTEST_ADDOPTS: "-x" } }).env).toEqual({
      PYTEST_ADDOPTS: `-x ${PYTEST}`,
    });
    expect(arrange("node --test", { env: { NODE_OPTIONS: "--no-warnings" } }).env).toEqual({
      NODE_OPTIONS: `--no-warnings ${NODE_TEST}`,
    });
  });

  test("a path with spaces and quotes is quoted as each runner reads it", () => {
    const path = `C:\\my "own" dev's\\run.xml`;
    expect(arrangeReport(["pytest"], aProject(), path).env["PYTEST_ADDOPTS"]).toBe(
      `--junitxml='C:\\my "own" dev'"'"'s\\run.xml' -o junit_family=xunit1`,
    );
    expect(arrangeReport(["node", "--test"], aProject(), path).env["NODE_OPTIONS"]).toMatch(
      /--test-reporter-destination="C:\\\\my \\"own\\" dev's\\\\run\.xml"$/,
    );
  });

  test("a Node without the JUnit reporter is not given options it would die of", () => {
    expect(arrange("node --test", { nodeMajor: 18 })).toMatchObject({ env: {}, reportFile: null });
  });
});

describe("who asks for a report already is not interfered with", () => {
  test.each([
    ["vitest run --reporter=junit --outputFile=out/unit.xml", "out/unit.xml"],
    ["vitest run --reporter junit --outputFile.junit out/unit.xml", "out/unit.xml"],
    ["npm test -- --outputFile=out/jest.json --json", "out/jest.json"],
    ["pytest --junitxml=out/py.xml", "out/py.xml"],
    ["pytest --junit-xml out/py.xml", "out/py.xml"],
    ["node --test --test-reporter=junit --test-reporter-destination=out/node.xml", "out/node.xml"],
    ["gotestsum --junitfile out/go.xml", "out/go.xml"],
    ["mocha --reporter xunit --reporter-option output=out/mocha.xml", "out/mocha.xml"],
    ["rspec --format RspecJunitFormatter --out out/rspec.xml", "out/rspec.xml"],
    ["bun test --reporter=junit --reporter-outfile=out/bun.xml", "out/bun.xml"],
  ])("%s: its file is looked for first", (command, file) => {
    const arranged = arrange(command, withTest("jest"));
    expect(arranged.command).toEqual(command.split(" "));
    expect(arranged).toMatchObject({ env: {}, reportFile: null, reportGlobs: [file, ...TEST_GLOBS] });
    expect(arranged.hint).toContain("--junit");
  });

  test("the script asks", () => {
    const arranged = arrange("npm test", withTest("vitest run --reporter=junit --outputFile=unit.xml"));
    expect(arranged).toMatchObject({
      command: ["npm", "test"],
      reportFile: null,
      reportGlobs: ["unit.xml", ...TEST_GLOBS],
    });
  });

  test.each([
    ["pytest", { PYTEST_ADDOPTS: "--junitxml=ci.xml" }],
    ["gotestsum", { GOTESTSUM_JUNITFILE: "ci.xml" }],
  ])("the environment asks: %s", (command, env) => {
    const arranged = arrange(command, { env });
    expect(arranged).toMatchObject({ env: {}, reportFile: null, reportGlobs: ["ci.xml", ...TEST_GLOBS] });
  });

  test.each([
    ["pytest", "[pytest]\naddopts = -q --junitxml=out/ci.xml\n"],
    ["pytest", '[tool.pytest.ini_options]\naddopts = ["--junitxml=out/ci.xml", "-q"]\n'],
    ["vitest run", 'test: { reporters: ["default", "junit"], outputFile: "./out/ci.xml" }'],
    ["vitest run", "test: { reporters: ['junit'], outputFile: { junit: 'out/ci.xml' } }"],
  ])("the configuration asks: %s, %j", (command, configText) => {
    const arranged = arrange(command, { configText });
    expect(arranged.command).toEqual(command.split(" "));
    expect(arranged).toMatchObject({ env: {}, reportFile: null, reportGlobs: ["out/ci.xml", ...TEST_GLOBS] });
  });

  test("a reporter on standard output names no file", () => {
    const arranged = arrange("node --test --test-reporter=tap --test-reporter-destination=stdout");
    expect(arranged).toMatchObject({ env: {}, reportFile: null, reportGlobs: TEST_GLOBS });
  });
});

describe("where arguments would be lost, a person is told what to add", () => {
  test.each([
    ["npm test", "vitest run && npm run lint"],
    ["npm test", "vitest run --"],
    ["npm test -- a -- b", "vitest run"],
    ["pnpm test -- a", "vitest run"],
    ["yarn test -- a", "vitest run"],
    // yarn and bun drop a `--` that the inner npm would need.
    ["yarn test", "npm run unit"],
    ["bun run test", "npm run unit"],
    ["npm test", "sh -c 'vitest run'"],
  ])("%s with the script %j", (command, script) => {
    const arranged = arrange(command, withTest(script, { unit: "vitest run", lint: "eslint ." }));
    expect(arranged.command).toEqual(command.split(" "));
    expect(arranged).toMatchObject({ runner: "vitest", env: {}, reportFile: null, reportGlobs: TEST_GLOBS });
    expect(arranged.hint).toContain("--reporter=junit");
  });
});

describe("runners that write reports by themselves, or only by hand", () => {
  test.each([
    ["mvn verify", "maven", MAVEN_GLOBS, "surefire"],
    ["./mvnw -B test", "maven", MAVEN_GLOBS, "surefire"],
    ["gradlew.bat test", "gradle", GRADLE_GLOBS, "cleanTest"],
    ["go test ./...", "go", TEST_GLOBS, "gotestsum"],
    ["cargo test", "cargo", TEST_GLOBS, "nextest"],
    ["cargo nextest run", "cargo", TEST_GLOBS, "nextest.toml"],
    ["bundle exec rspec", "rspec", TEST_GLOBS, "rspec_junit_formatter"],
    ["npx mocha test", "mocha", TEST_GLOBS, "--reporter xunit"],
    ["tox -e py312", "pytest", TEST_GLOBS, "--junitxml"],
  ])("%s", (command, runner, reportGlobs, word) => {
    const arranged = arrange(command);
    expect(arranged.command).toEqual(command.split(" "));
    expect(arranged).toMatchObject({ runner, env: {}, reportFile: null, reportGlobs });
    expect(arranged.hint).toContain(word);
  });
});

describe("what cannot be told is left alone", () => {
  test.each([
    ["make test", {}],
    ["npm test", {}],
    ["npm run", withTest("vitest run")],
    ["npm install", withTest("vitest run")],
    ["pnpm", withTest("vitest run")],
    ["npm run toString", withTest("vitest run")],
    ["npm test --workspaces", withTest("vitest run")],
    ["npm test --prefix=web", withTest("vitest run")],
    ["pnpm -r test", withTest("vitest run")],
    ["yarn workspaces foreach run vitest", withTest("vitest run")],
    ["npm test", withTest("vitest run | tee log.txt")],
    ["npm test", withTest("turbo run test")],
    ["npm test", withTest("npm test")],
    ["npm test", withTest("npm run again", { again: "npm test && npm run again" })],
    ["node scripts/check.js --test", {}],
    ["node", {}],
    ["npx", {}],
    ["npx node npx node", {}],
    ["CI=1", {}],
    ["bun test.ts", {}],
    // Not the script of that name: bun's own runner, with an option that is not known here.
    ["bun --smol test", withTest("vitest run")],
  ])("%s, %j", (command, known) => {
    const arranged = arrange(command, known);
    expect(arranged.command).toEqual(command.split(" "));
    expect(arranged).toMatchObject({ runner: "unknown", env: {}, reportFile: null, reportGlobs: TEST_GLOBS });
    expect(arranged.hint).toContain(`\`${command}\``);
    expect(arranged.hint).toContain("JUnit XML");
  });

  test("no command at all", () => {
    expect(arrangeReport([], aProject(), FILE)).toMatchObject({ runner: "unknown", command: [] });
  });

  test("the project's dependencies make the advice concrete", () => {
    expect(arrange("make test", { dependencies: ["react", "jest"] }).hint).toContain("--json --outputFile");
  });

  test.each(["vitest run a && vitest run b", "npm run unit && jest", "npm run unit && npm run unit"])(
    "two test runs in one script would overwrite each other's report: %s",
    (script) => {
      const arranged = arrange("npm test", withTest(script, { unit: "vitest run" }));
      expect(arranged).toMatchObject({ runner: "unknown", command: ["npm", "test"], reportFile: null });
      expect(arranged.hint).toContain("more than once");
    },
  );

  test("a hundred scripts that call each other twice are followed once each", () => {
    const scripts = Array.from({ length: 100 }, (_, i) => [
      `s${i}`,
      `npm run s${i + 1} && npm run s${i + 1}`,
    ]);
    expect(arrange("npm run s0", { packageScripts: Object.fromEntries(scripts) }).runner).toBe("unknown");
  });
});
