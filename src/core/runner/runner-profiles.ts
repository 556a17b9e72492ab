import { GRADLE_GLOBS, MAVEN_GLOBS } from "./report-globs.ts";

export type RunnerName =
  | "vitest"
  | "jest"
  | "pytest"
  | "node-test"
  | "mocha"
  | "bun"
  | "go"
  | "maven"
  | "gradle"
  | "cargo"
  | "rspec";

/** How a runner can be made to leave a report. */
type Means =
  | { readonly by: "arguments"; readonly add: (file: string, words: readonly string[]) => readonly string[] }
  | { readonly by: "variable"; readonly name: string; readonly value: (file: string) => string }
  | { readonly by: "itself"; readonly globs: readonly string[] }
  | { readonly by: "hand" };

export interface RunnerProfile {
  readonly name: RunnerName;
  /** The words of a simple command, its first one without folder and file extension. */
  readonly isStartedBy: (program: string, words: readonly string[]) => boolean;
  /** Options that ask for a report already: then the command is left as it is. */
  readonly asks: RegExp;
  readonly means: Means;
  readonly hint: string;
}

const NEVER = /(?!)/;
const PYTHON = /^(?:python|py)[\d.]*$/;
const PLAIN_PATH = /^[\w./:@%+=-]+$/;

export const RUNNER_PROFILES: readonly RunnerProfile[] = [
  {
    name: "vitest",
    isStartedBy: (program) => program === "vitest",
    asks: /--reporter[= ]\S*(?:junit|json)|--outputFile/i,
    means: {
      by: "arguments",
      add: (file, words) => [
        // A reporter the command names stays the one that people read.
        ...(words.some((word) => word.startsWith("--reporter")) ? [] : ["--reporter=default"]),
        "--reporter=junit",
        `--outputFile.junit=${file}`,
      ],
    },
    hint: "Let Vitest write a report: add `--reporter=default --reporter=junit --outputFile.junit=reports/junit.xml`.",
  },
  {
    name: "jest",
    isStartedBy: (program) => program === "jest",
    asks: /--json\b|--outputFile/i,
    means: { by: "arguments", add: (file) => ["--json", `--outputFile=${file}`] },
    hint: "Let Jest write a report: add `--json --outputFile=reports/jest.json`.",
  },
  {
    name: "pytest",
    isStartedBy: (program, words) =>
      program === "pytest" ||
      program === "py.test" ||
      (PYTHON.test(program) && words.join(" ").includes("-m pytest")),
    asks: /--junit-?xml/,
    means: {
      by: "variable",
      name: "PYTEST_ADDOPTS",
      value: (file) => `--junitxml=${shellQuoted(file)} -o junit_family=xunit1`,
    },
    hint: "Let pytest write a report: add `--junitxml=reports/junit.xml`.",
  },
  {
    name: "pytest",
    isStartedBy: (program) => program === "tox" || program === "nox",
    asks: /--junit-?xml/,
    means: { by: "hand" },
    hint: "tox and nox do not hand variables on to pytest: add `--junitxml=reports/junit.xml` to the pytest command in their configuration.",
  },
  {
    name: "node-test",
    isStartedBy: (program, [, first = "", ...rest]) =>
      // Behind a file name `--test` is an option of that file.
      (program === "node" || program === "tsx") &&
      first.startsWith("-") &&
      [first, ...rest].includes("--test"),
    asks: /--test-reporter/,
    means: {
      by: "variable",
      name: "NODE_OPTIONS",
      // Not as arguments: behind a file name Node takes them for more files.
      value: (file) =>
        "--test-reporter=spec --test-reporter-destination=stdout " +
        `--test-reporter=junit --test-reporter-destination=${nodeQuoted(file)}`,
    },
    hint: "Let node:test write a report: put `--test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=reports/junit.xml` before the file names (Node 20 or later).",
  },
  {
    name: "bun",
    isStartedBy: (program, words) => program === "bun" && words[1] === "test",
    asks: /--reporter/,
    means: { by: "arguments", add: (file) => ["--reporter=junit", `--reporter-outfile=${file}`] },
    hint: "Let bun write a report: add `--reporter=junit --reporter-outfile=reports/junit.xml`.",
  },
  {
    name: "mocha",
    isStartedBy: (program) => program === "mocha" || program === "_mocha",
    asks: /--reporter[= ]\S*(?:junit|xunit|json)|-R \S*(?:junit|xunit|json)/,
    means: { by: "hand" },
    hint: "Mocha has one reporter at a time. Install mocha-multi-reporters and mocha-junit-reporter to keep the readable one, or run it with `--reporter xunit --reporter-option output=reports/junit.xml`.",
  },
  {
    name: "go",
    isStartedBy: (program) => program === "gotestsum",
    asks: /--junitfile|GOTESTSUM_JUNITFILE=\S/,
    means: { by: "variable", name: "GOTESTSUM_JUNITFILE", value: (file) => file },
    hint: "Let gotestsum write a report: add `--junitfile reports/junit.xml`.",
  },
  {
    name: "go",
    isStartedBy: (program, words) => program === "go" && words[1] === "test",
    asks: NEVER,
    means: { by: "hand" },
    hint: "`go test` writes no report. Run `gotestsum -- ./...` instead (go install gotest.tools/gotestsum@latest); Umpire then asks it for one.",
  },
  {
    name: "maven",
    isStartedBy: (program) => program === "mvn" || program === "mvnw" || program === "mvnd",
    asks: NEVER,
    means: { by: "itself", globs: MAVEN_GLOBS },
    hint: "Surefire and Failsafe write target/surefire-reports/TEST-*.xml and target/failsafe-reports/TEST-*.xml: check that the goals include `test` or `verify`.",
  },
  {
    name: "gradle",
    isStartedBy: (program) => program === "gradle" || program === "gradlew",
    asks: NEVER,
    means: { by: "itself", globs: GRADLE_GLOBS },
    hint: "Gradle writes build/test-results/**/*.xml, but not when the tests are up to date: add `--rerun-tasks`, or `cleanTest` before `test`.",
  },
  {
    name: "cargo",
    isStartedBy: (program, words) => program === "cargo" && (words[1] === "test" || words[1] === "nextest"),
    asks: NEVER,
    means: { by: "hand" },
    hint: 'Run `cargo nextest run` with `[profile.default.junit]` and `path = "junit.xml"` in .config/nextest.toml: the report is target/nextest/default/junit.xml.',
  },
  {
    name: "rspec",
    isStartedBy: (program) => program === "rspec",
    asks: /RspecJunitFormatter/i,
    means: { by: "hand" },
    hint: "Install the gem rspec_junit_formatter and add `--format progress --format RspecJunitFormatter --out reports/rspec.xml`.",
  },
];

/** pytest splits its variable as a POSIX shell would, on Windows too. */
function shellQuoted(path: string): string {
  return PLAIN_PATH.test(path) ? path : `'${path.replaceAll("'", `'"'"'`)}'`;
}

/** Node knows double quotes only, and backslash escapes only within them. */
function nodeQuoted(path: string): string {
  return /[\s"]/.test(path) ? `"${path.replace(/["\\]/g, "\\$&")}"` : path;
}
