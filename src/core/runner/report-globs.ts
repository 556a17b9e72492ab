/** Where tools usually leave reports. Patterns and paths are relative to the project and use `/`. */

/** Other people's reports, and samples. To be left out of the usual places; a pattern that a person gives is not bound by it. */
export const NEVER_SEARCHED: readonly string[] = [
  "**/{node_modules,.git,.aiwg,vendor,.venv,venv,site-packages,.tox,.nox}/**",
  "**/{fixtures,__fixtures__,testdata,test-data,samples}/**",
  "**/src/*/resources/**",
];

export const TEST_GLOBS: readonly string[] = [
  "**/junit*.xml",
  "**/*junit.xml",
  "**/TEST-*.xml",
  "**/*.trx",
  "**/test-results.{xml,json}",
  "**/test-results/**/*.xml",
  "**/test-reports/**/*.xml",
  "**/TestResults/**/*.xml",
  "reports/**/*.xml",
  "**/ctrf/*.json",
];

export const MAVEN_GLOBS: readonly string[] = [
  "**/target/surefire-reports/TEST-*.xml",
  "**/target/failsafe-reports/TEST-*.xml",
];

export const GRADLE_GLOBS: readonly string[] = ["**/build/test-results/**/*.xml"];

export const COVERAGE_GLOBS: readonly string[] = [
  "**/lcov.info",
  "**/*.lcov",
  "**/coverage-final.json",
  "**/coverage.{xml,json,out}",
  "**/cover.out",
  "**/clover.xml",
  "**/*cobertura*.xml",
  "**/*.opencover.xml",
  "**/target/site/jacoco*/jacoco.xml",
  "**/build/reports/jacoco/**/*.xml",
  "coverage/.resultset.json",
];

const TOOL_FOLDERS = words(
  "node_modules .git .aiwg .nyc_output .pytest_cache __pycache__ .mypy_cache .ruff_cache .hypothesis .eggs .tox .nox",
  ".venv venv .gradle .cache .turbo .nx .parcel-cache .next .nuxt .svelte-kit .vitest .dart_tool .scannerwork",
  ".stryker-tmp htmlcov lcov-report playwright-report allure-results allure-report surefire-reports failsafe-reports",
);

/** Tools write here, and so do people: the kind of file decides. */
const SHARED_FOLDERS = words(
  "coverage reports report test-results test-reports TestResults target build dist out obj ctrf",
);
const REPORT_PAGES = words("coverage reports report site test-results test-reports");
const SAMPLES = words("fixtures __fixtures__ testdata test-data samples resources");

const TOOL_FILES =
  /^(?:junit.*\.xml|.*junit\.xml|TEST-.*\.xml|test-results\.(?:xml|json)|lcov\.info|coverage-final\.json|coverage\.(?:xml|json|out)|cover\.out|clover\.xml|.*cobertura.*\.xml|jacoco\.(?:xml|exec)|\.coverage(?:\..+)?|\.eslintcache|\.phpunit\.result\.cache|\.DS_Store|.*\.(?:trx|lcov|log|tsbuildinfo|profraw|gcda|gcno))$/;

const WRITTEN_BY_PEOPLE = new RegExp(
  "(?:\\.(?:[cm]?[jt]sx?|vue|svelte|pyi?|rb|go|rs|java|kts?|scala|groovy|gradle|clj|[ch]|cc|cpp|hpp|cs|csproj|fs|vb|swift|mm?|" +
    "php|pl|lua|sh|bash|ps1|bat|cmd|sql|exs?|erl|hs|dart|jl|zig|proto|graphql|md|ya?ml|toml|cmake)|file)$",
  "i",
);

/**
 * Whether an untracked file is something a tool wrote. Such files stay out of the code hash: a run must not change it.
 * In doubt a file counts as code: a change that the hash misses would make a broken test look flaky.
 */
export function isToolOutput(path: string): boolean {
  const folders = path.split("/").slice(0, -1);
  const file = path.slice(path.lastIndexOf("/") + 1);
  if (folders.some((folder) => TOOL_FOLDERS.has(folder)) || file.endsWith(".pyc")) return true;
  if (folders.some((folder) => SAMPLES.has(folder))) return false;
  if (TOOL_FILES.test(file)) return true;
  if (folders.includes("src") || !folders.some((folder) => SHARED_FOLDERS.has(folder))) return false;
  return !WRITTEN_BY_PEOPLE.test(file) || isPageScript(file, folders);
}

/** HTML reports bring their own scripts. */
function isPageScript(file: string, folders: readonly string[]): boolean {
  return file.endsWith(".js") && folders.some((folder) => REPORT_PAGES.has(folder));
}

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(" ")));
}
