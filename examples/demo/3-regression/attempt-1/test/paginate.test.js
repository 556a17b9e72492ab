import assert from "node:assert/strict";
import { test } from "node:test";
import { paginate } from "../src/paginate.js";

const seven = [1, 2, 3, 4, 5, 6, 7];

test("basic flow: the first page", () => assert.deepEqual(paginate(seven, 1, 3), [1, 2, 3]));
test("the second page", () => assert.deepEqual(paginate(seven, 2, 3), [4, 5, 6]));
test("the last page may be short", () => assert.deepEqual(paginate(seven, 3, 3), [7]));
test("a page beyond the end is empty", () => assert.deepEqual(paginate(seven, 4, 3), []));
test("one page can hold everything", () => assert.deepEqual(paginate(seven, 1, 10), seven));
test("an empty list has an empty first page", () => assert.deepEqual(paginate([], 1, 3), []));
test("pages of one item", () => assert.deepEqual(paginate(seven, 4, 1), [4]));
test("the list stays as it was", () => {
  paginate(seven, 2, 3);
  assert.equal(seven.length, 7);
});
test("refuses page zero", () => assert.throws(() => paginate(seven, 0, 3), RangeError));
test("refuses a negative page", () => assert.throws(() => paginate(seven, -1, 3), RangeError));
