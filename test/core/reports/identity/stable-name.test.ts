import { expect, test } from "vitest";
import { stableName } from "../../../../src/core/reports/identity/stable-name.ts";

const TEMPORARY = "/tmp";

test.each([
  ["adds 2 items", "adds 2 items"],
  ["version 1.2.3 of 2026", "version 1.2.3 of 2026"],
  ["test_p[<object object at 0x7f3c2a10>]", "test_p[<object object at <address>>]"],
  ["order 3fa85f64-5717-4562-b3fc-2c963f66afa6 is kept", "order <uuid> is kept"],
  ["[1] com.shop.Order@1b2c3d4e", "[1] com.shop.Order@<address>"],
  [`writes to ${TEMPORARY}/pytest-of-dev/pytest-12/test_x0/out.txt`, "writes to <tmp>"],
  ["writes to /private/var/folders/zz/abc/T/x (twice)", "writes to <tmp> (twice)"],
  ["opens C:\\Users\\me\\AppData\\Local\\Temp\\a.txt", "opens <tmp>"],
  ["at 2026-01-31T10:00:00.123Z it runs", "at <time> it runs"],
  ["since 1700000000000", "since <time>"],
  ["asks http://localhost:49152/x", "asks http://localhost:<port>/x"],
  ["commit 9fceb02d0ae598e95dc970b74767f19372d61af8", "commit <hex>"],
  ["a word: deadbeefdeadbeef", "a word: deadbeefdeadbeef"],
  ["16 digits 1234567812345678", "16 digits 1234567812345678"],
  ["mail me@example.com", "mail me@example.com"],
])("%s", (name, expected) => {
  expect(stableName(name)).toBe(expected);
});
