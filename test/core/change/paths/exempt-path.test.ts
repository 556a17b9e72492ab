import { describe, expect, test } from "vitest";
import { isTestPath } from "../../../../src/core/change/is-test-path.ts";
import { exemptPath } from "../../../../src/core/change/paths/exempt-path.ts";

const EXEMPT: Record<string, readonly string[]> = {
  vendored: ["vendor/lib/a.go", "web/node_modules/x/index.js", "third_party/z.c"],
  "lock-file": ["package-lock.json", "web/yarn.lock", "Cargo.lock", "go.sum", "poetry.lock", "Gemfile.lock"],
  test: [
    "test/a.ts",
    "src/__tests__/a.ts",
    "src/a.test.tsx",
    "src/a.spec.js",
    "src/a-e2e.ts",
    "test_a.py",
    "pkg/a_test.py",
    "conftest.py",
    "pkg/a_test.go",
    "spec/a_spec.rb",
    "lib/a_test.rb",
    "src/test/java/shop/Cart.java",
    "shop/CartTest.java",
    "shop/CartTests.cs",
    "Shop.Tests/Cart.cs",
    "Tests/ShopTests/Cart.swift",
    "src/cart/tests.rs",
    "app/TestCart.php",
    "src/__snapshots__/a.ts.snap",
    "fixtures/data.json",
  ],
  generated: [
    "dist/cli.js",
    "src/generated/api.ts",
    "api.pb.go",
    "a_pb2.py",
    "Form.Designer.cs",
    "a.min.js",
    "schema.gen.ts",
  ],
  docs: ["README.md", "docs/conf.py", "LICENSE", "src/notes.txt", "CHANGELOG"],
  template: ["views/index.html", "mail.hbs", "show.erb"],
  config: [
    "tsconfig.json",
    "vite.config.ts",
    ".eslintrc.js",
    ".github/workflows/ci.yml",
    "Dockerfile",
    "Dockerfile.dev",
    "Makefile",
    "go.mod",
    "requirements-dev.txt",
    "CMakeLists.txt",
    "app.csproj",
    "setup.py",
  ],
  declaration: ["src/a.d.ts", "a.pyi", "api/shop.proto", "schema.graphql"],
  asset: ["logo.png", "src/a.css", "font.woff2", "data.csv"],
  unmeasured: ["deploy.sh", "migrations/1.sql", "build.ps1"],
};

describe("files that cannot owe coverage", () => {
  const table = Object.entries(EXEMPT).flatMap(([rule, paths]) => paths.map((path) => [path, rule] as const));
  test.each(table)("%s: %s", (path, rule) => {
    expect(exemptPath(path)).toBe(rule);
  });
});

test.each([
  "src/a.ts",
  "src/docs/render.ts",
  "src/main/java/shop/test/Cart.java",
  "latest/a.py",
  "src/contest.py",
  "attest.go",
  "lib/a.rb",
  "scripts/release.py",
  "src/unknown.xyz",
  "src/specification.ts",
])("%s may owe coverage", (path) => {
  expect(exemptPath(path)).toBeNull();
  expect(isTestPath(path)).toBe(false);
});
