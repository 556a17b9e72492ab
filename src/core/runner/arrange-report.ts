import { askedReport } from "./asked-report.ts";
import { findRunner } from "./find-runner.ts";
import { TEST_GLOBS } from "./report-globs.ts";
import { RUNNER_PROFILES, type RunnerName } from "./runner-profiles.ts";

/** What is known of the project that the command runs in. */
export interface Project {
  readonly packageScripts: Readonly<Record<string, string>>;
  readonly dependencies: readonly string[];
  readonly nodeMajor: number;
  /** The environment the command will get, so that options already in it are kept. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The text of the runner's configuration files (RUNNER_CONFIG_FILES), joined. Empty when there are none. */
  readonly configText: string;
}

export interface Arrangement {
  readonly runner: RunnerName | "unknown";
  readonly command: readonly string[];
  /** Variables to set in addition. */
  readonly env: Readonly<Record<string, string>>;
  /** The file the runner was asked to write. Null: nothing was asked for. */
  readonly reportFile: string | null;
  /** Where to look when there is no such file. */
  readonly reportGlobs: readonly string[];
  /** What a person should do when no report appears. */
  readonly hint: string;
}

/** Read by the shell, so that a report that is configured already is not taken away from whoever reads it. */
export const RUNNER_CONFIG_FILES = [
  "pytest.ini",
  ".pytest.ini",
  "pyproject.toml",
  "tox.ini",
  "setup.cfg",
  "vitest.config.{ts,mts,cts,js,mjs,cjs}",
  "vite.config.{ts,mts,cts,js,mjs,cjs}",
] as const;

const ASKED_HINT =
  "The command or its configuration asks for a report: name the file it writes with --junit.";
const SEVERAL_HINT =
  "The command runs tests more than once, and one file cannot hold both reports. " +
  "Let each write its own (for example reports/unit.xml) and name them with --junit.";

/** Makes the command leave a report at `reportFile` (an absolute path in a folder that exists) where its runner can. */
export function arrangeReport(command: readonly string[], project: Project, reportFile: string): Arrangement {
  const untouched = (runner: Arrangement["runner"], hint: string, reportGlobs = TEST_GLOBS): Arrangement => {
    return { runner, command, env: {}, reportFile: null, reportGlobs, hint };
  };
  const sighting = findRunner(command, project.packageScripts);
  if (sighting.kind === "several") return untouched("unknown", SEVERAL_HINT);
  if (sighting.kind === "none") return untouched("unknown", unknownHint(command, project));

  const { profile, words, route } = sighting;
  const { name: runner, means, hint } = profile;
  const asked = askedReport(profile, words, project);
  if (asked !== undefined) return untouched(runner, ASKED_HINT, [...asked, ...TEST_GLOBS]);
  const arranged = { runner, command, env: {}, reportFile, reportGlobs: TEST_GLOBS, hint };
  switch (means.by) {
    case "arguments": {
      const added = route(means.add(reportFile, words));
      if (added === null) return untouched(runner, `Added arguments would not reach the runner. ${hint}`);
      return { ...arranged, command: [...command, ...added] };
    }
    case "variable": {
      if (runner === "node-test" && project.nodeMajor < 20) return untouched(runner, hint);
      const value = [project.env[means.name], means.value(reportFile)].filter(Boolean).join(" ");
      return { ...arranged, env: { [means.name]: value } };
    }
    case "itself":
      return untouched(runner, hint, means.globs);
    case "hand":
      return untouched(runner, hint);
  }
}

function unknownHint(command: readonly string[], { dependencies }: Project): string {
  const known = RUNNER_PROFILES.find(({ name }) => dependencies.includes(name));
  const advice = known?.hint ?? "Let your test runner write JUnit XML, for example to reports/junit.xml.";
  return `Umpire cannot tell which test runner \`${command.join(" ")}\` starts. ${advice} Name the file with --junit if it is elsewhere.`;
}
