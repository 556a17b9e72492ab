/** Folders and names that test runners of every language look for. */
const TEST_FOLDER =
  /(?:^|\/)(?:tests?|__tests__|[sS]pecs?|e2e|cypress|step_definitions|testdata|test-data|fixtures|__fixtures__|__mocks__|androidTest|[^/]*Tests?)\//;

/** In Java's layout the folder below src says which it is; packages may be called anything. */
const MAIN_SOURCES = /(?:^|\/)src\/main\//;

const TEST_NAME = new RegExp(
  [
    "[._-](?:tests?|specs?|e2e|cy)\\.[cm]?[jt]sx?", // JavaScript and TypeScript
    "(?:^|/)(?:test_[^/]*|[^/]*_test|conftest)\\.py",
    "_test\\.(?:go|exs?|dart|cc|cpp)",
    "_(?:spec|test)\\.rb",
    "(?:^|/)(?:tests?|[^/]*_tests?)\\.rs",
    "(?:^|/)(?:Test[A-Z][^/]*|[^/]*(?:Tests?|TestCase|IT|Spec))\\.(?:java|kt|groovy|scala|cs|fs|vb|php|swift)",
    "\\.(?:snap|feature)",
  ]
    .map((pattern) => `(?:${pattern})$`)
    .join("|"),
);

/** Whether a file holds tests, or what only tests use, as far as its path tells. */
export function isTestPath(path: string): boolean {
  return TEST_NAME.test(path) || (TEST_FOLDER.test(path) && !MAIN_SOURCES.test(path));
}
