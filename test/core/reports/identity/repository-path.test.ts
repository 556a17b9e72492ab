import { expect, test } from "vitest";
import { repositoryPath } from "../../../../src/core/reports/identity/repository-path.ts";

const ROOT = "/home/dev/code/shop";

test.each([
  ["src/a.ts", "src/a.ts"],
  ["./src/a.ts", "src/a.ts"],
  ["src\\a.ts", "src/a.ts"],
  ["/home/dev/code/shop/src/a.ts", "src/a.ts"],
  ["/HOME/dev/code/shop/src/./a.ts", "src/a.ts"],
  ["file:///home/dev/code/shop/src/a%20b.ts", "src/a b.ts"],
  ["file:///home/dev/code/shop/src/100%.ts", "src/100%.ts"],
  ["/home/runner/work/shop/shop/src/a.ts", "src/a.ts"],
  ["/Users/runner/work/x/x/src/a.ts", "src/a.ts"],
  ["D:\\a\\shop\\shop\\src\\a.ts", "src/a.ts"],
  ["file:///D:/a/shop/shop/src/a.ts", "src/a.ts"],
  ["/__w/x/x/src/a.ts", "src/a.ts"],
  ["/github/workspace/src/a.ts", "src/a.ts"],
  ["/builds/group/sub/project/src/a.ts", "src/a.ts"],
  [`/home/${"circleci"}/project/src/a.ts`, "src/a.ts"],
  ["/usr/src/app/src/a.ts", "src/a.ts"],
  ["/mnt/other/shop/src/a.ts", "src/a.ts"],
  ["/mnt/elsewhere/src/a.ts", "/mnt/elsewhere/src/a.ts"],
  ["", ""],
])("%s", (written, expected) => {
  expect(repositoryPath(written, ROOT)).toBe(expected);
});

test("without a root only well-known places are cut off", () => {
  expect(repositoryPath("/mnt/other/shop/a.ts", "")).toBe("/mnt/other/shop/a.ts");
  expect(repositoryPath("/workspace/a.ts", "/")).toBe("a.ts");
});
