import type { TypedFile } from "../typed-file.ts";

/** Path and changed lines of one test file. */
export interface TestWords {
  readonly path: string;
  readonly lines: readonly string[];
}

/** What tests use is no test: data, snapshots, stand-ins. */
const NO_TEST =
  /(?:^|\/)(?:fixtures|__fixtures__|testdata|test-data|__snapshots__|__mocks__)\/|\.(?:snap|json|ya?ml|xml|txt|md|csv|html?|lock)$/;

/** Rust keeps unit tests beside the code. */
const RUST = /\.rs$/;
const RUST_TEST = /#\[(?:\w+::)*test\b|\bassert(?:_\w+)?!/;

const COMMENT = /^\s*(?:\/\/|\/\*|\*|#(?!\[))/;

/** The new and changed lines of tests in one file; none when it holds no tests. */
export function testWords({ change, exempt }: TypedFile): TestWords {
  const { path, groups, whitespaceOnly, moved } = change;
  const isTest = exempt === "test" && !NO_TEST.test(path);
  const isRust = RUST.test(path) && groups.some(({ added }) => added.some((line) => RUST_TEST.test(line)));
  if (!isTest && !isRust) return { path, lines: [] };
  const same = new Set([...whitespaceOnly, ...moved]);
  return {
    path,
    lines: groups.flatMap(({ newStart, added }) =>
      added.filter((line, index) => !same.has(newStart + index) && !COMMENT.test(line)),
    ),
  };
}
