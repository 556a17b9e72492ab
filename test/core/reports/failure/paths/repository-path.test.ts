import { describe, expect, it } from "vitest";
import { filesEndingWith } from "../../../../../src/core/reports/failure/paths/files-ending-with.ts";
import { endingPath, repositoryPath } from "../../../../../src/core/reports/failure/paths/repository-path.ts";

const files = new Set([
  "src/shop.ts",
  "shop.go",
  "setup.py",
  "packages/app/src/index.ts",
  "packages/app/test/index.test.ts",
  "packages/site/src/index.ts",
  "vendor/lib/own.rb",
  "src/grüße.ts",
]);
const context = {
  testFile: "",
  root: "/home/dev/project",
  tracked: (path: string) => files.has(path),
  endingWith: filesEndingWith(files),
};

describe("repositoryPath", () => {
  it.each([
    ["/home/dev/project/src/shop.ts", "src/shop.ts"],
    ["/home/dev/project/src/lib/../shop.ts", "src/shop.ts"],
    ["./src/shop.ts", "src/shop.ts"],
    ["/builds/team/project/src/shop.ts", "src/shop.ts"],
    ["D:\\a\\project\\project\\src\\shop.ts", "src/shop.ts"],
    ["\\\\server\\share\\src\\shop.ts", "src/shop.ts"],
    ["file:///builds/project/src/gr%C3%BC%C3%9Fe.ts", "src/grüße.ts"],
    ["file:///builds/100%/src/shop.ts", "src/shop.ts"],
    ["https://localhost:9876/base/src/shop.ts?hash#part", "src/shop.ts"],
    ["../src/shop.ts", "src/shop.ts"],
    ["example.com/shop/shop.go", "shop.go"],
    ["/home/dev/project/src/new.ts", "src/new.ts"],
    ["src/new.ts", "src/new.ts"],
  ])("%s is %s", (written, path) => {
    expect(repositoryPath(written, context)).toBe(path);
  });

  it.each([
    "",
    "/usr/share/lib/setup.py",
    "C:/Program Files/tool/setup.py",
    "/elsewhere/other.ts",
    "../outside/other.ts",
    "../../outside/other.ts",
    "dist/new.js",
    "/home/dev/project/vendor/lib/own.rb",
    "/home/dev/project/.venv/lib/python3.12/site-packages/x.py",
    "/usr/local/go/src/testing/testing.go",
    "/opt/hostedtoolcache/go/1.22.1/x64/src/testing/testing.go",
    "/home/dev/go/pkg/mod/github.com/acme/dep@v1.2.3/src/shop.ts",
    "/home/dev/.cargo/registry/src/index/dep/src/shop.ts",
    "/rustc/0123456789abcdef/library/core/src/shop.ts",
    "/usr/lib/ruby/gems/3.1.0/gems/rspec-core-3.12.0/lib/shop.go",
    "C:/hostedtoolcache/windows/Python/3.11.9/x64/Lib/shop.go",
    "<frozen importlib._bootstrap>",
    "node:internal/process",
    "/pkg/_testmain.go",
  ])("%s is not ours", (written) => {
    expect(repositoryPath(written, context)).toBeUndefined();
  });

  it("a checkout may itself stand in a folder of that name", () => {
    const inVendor = { ...context, root: "/srv/vendor/project" };
    expect(repositoryPath("/srv/vendor/project/src/shop.ts", inVendor)).toBe("src/shop.ts");
  });

  it("a path relative to a package is found beside the test, or in the one package that has it", () => {
    const testFile = "packages/app/test/index.test.ts";
    expect(repositoryPath("src/index.ts", { ...context, testFile })).toBe("packages/app/src/index.ts");
    expect(repositoryPath("test/index.test.ts", context)).toBe("packages/app/test/index.test.ts");
    expect(repositoryPath("src/index.ts", context)).toBe("src/index.ts");
  });

  it("of several it takes the one that shares most folders with the test", () => {
    const tracked = () => false;
    const near = { ...context, tracked, testFile: "packages/site/e2e/shop.test.ts" };
    expect(endingPath("src/index.ts", near)).toBe("packages/site/src/index.ts");
  });
});

describe("endingPath", () => {
  it("looks in the usual places when no index of the files was given", () => {
    const kept = new Set(["src/main/java/com/acme/Order.java", "app/src/test/kotlin/OrderTest.kt"]);
    const plain = { testFile: "", root: "/r", tracked: (path: string) => kept.has(path) };
    expect(endingPath("com/acme/Order.java", plain)).toBe("src/main/java/com/acme/Order.java");
    expect(endingPath("com/acme/OrderTest.kt", plain)).toBe("app/src/test/kotlin/OrderTest.kt");
    expect(endingPath("com/acme/Other.java", plain)).toBeUndefined();
  });
});
