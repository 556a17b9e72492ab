/** Folders and names that test runners of every language look for. */
const TEST_FOLDER = /(^|\/)(tests?|__tests__|specs?|e2e|features|testing)\//i;
const TEST_NAME =
  /(^|\/)(test_[^/]+|[^/]+[._-](test|tests|spec|specs|e2e|cy)\.[^/.]+|[^/]*(Tests?|Spec|IT)\.(java|kt|scala|groovy|cs|fs|vb|swift|php)|[^/]+_test\.[^/.]+|conftest\.py)$/;

/** Whether a file holds tests rather than the code they test, as far as its path tells. */
export function isTestPath(path: string): boolean {
  return TEST_FOLDER.test(path) || TEST_NAME.test(path);
}
