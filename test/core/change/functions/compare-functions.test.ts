import { describe, expect, test } from "vitest";
import { compareFunctions } from "../../../../src/core/change/functions/compare-functions.ts";
import { likeness } from "../../../../src/core/change/functions/likeness.ts";
import { outline } from "../../../support/change.ts";

type Versions = Record<string, readonly [old: string, now: string]>;

/** Name of every function that is there now, and what became of it. */
async function changes(versions: Versions): Promise<Record<string, string>> {
  const pairs = await Promise.all(
    Object.entries(versions).map(async ([path, [old, now]]) => ({
      path,
      old: (await outline(path, old)).functions,
      now: (await outline(path, now)).functions,
    })),
  );
  const changeOf = compareFunctions(pairs);
  return Object.fromEntries(pairs.flatMap(({ now }) => now.map((found) => [found.name, changeOf(found)])));
}

const TOTAL = "(items) { const prices = items.map(price); return prices.reduce(sum, 0); }";

describe("functions between two versions", () => {
  test("new, modified and unchanged", async () => {
    const old = `function same() { return 1; }\nfunction edited() { return 2; }\nfunction gone() {}`;
    const now = `function edited() { return 3; }\nfunction same() { return 1; }\nfunction fresh() { return 9; }`;
    expect(await changes({ "a.js": [old, now] })).toEqual({
      same: "unchanged",
      edited: "modified",
      fresh: "new",
    });
  });

  test("comments and blanks do not modify", async () => {
    const now = "function a(x) {\n  // why\n  return   x + 1; /* so */\n}";
    expect(await changes({ "a.js": ["function a(x) { return x+1; }", now] })).toEqual({ a: "unchanged" });
  });

  test("but a blank that separates two words does", async () => {
    expect(await changes({ "a.js": ["const f = () => voidx;", "const f = () => void x;"] })).toEqual({
      f: "modified",
    });
  });

  test("the depth of a line matters in Python, and the depth of the function does not", async () => {
    const loop = "def f(xs):\n    for x in xs:\n        a(x)\n        b(x)\n";
    expect(await changes({ "a.py": [loop, loop.replace("        b(x)", "    b(x)")] })).toEqual({
      f: "modified",
    });
    const inside = `class A:\n${loop.replace(/^/gm, "    ")}`;
    expect(await changes({ "a.py": [loop, inside] })).toEqual({ "A.f": "renamed" });
  });

  test("renamed: the body is alike", async () => {
    expect(await changes({ "a.js": [`function total${TOTAL}`, `function sumOf${TOTAL}`] })).toEqual({
      sumOf: "renamed",
    });
  });

  test("renamed and slightly changed, as with a call of itself", async () => {
    const walk = (name: string) =>
      `function ${name}(node, visit) { visit(node); for (const child of node.children) ${name}(child, visit); return node; }`;
    expect(await changes({ "a.js": [walk("walk"), walk("visitAll")] })).toEqual({ visitAll: "renamed" });
  });

  test("the most alike is taken", async () => {
    const work = (name: string, call: string) =>
      `function ${name}(a, b, c) { const d = ${call}(a, b, c); log(d, a, b); return d + a + b; }`;
    const old = `${work("one", "first")}\n${work("two", "second")}`;
    const now = `${work("three", "second")}\n${work("four", "third")}`;
    expect(await changes({ "a.js": [old, now.replace("log(d, a, b)", "log(d, a, b); done()")] })).toEqual({
      three: "renamed",
      four: "renamed",
    });
  });

  test("moved to another file, under the same name or another", async () => {
    const versions: Versions = {
      "a.js": [`function total${TOTAL}`, ""],
      "b.js": ["", `function total${TOTAL}`],
    };
    expect(await changes(versions)).toEqual({ total: "moved" });
    expect(await changes({ ...versions, "b.js": ["", `function sumOf${TOTAL}`] })).toEqual({
      sumOf: "moved",
    });
  });

  test("of several that are alike, the one of the same name was moved", async () => {
    const versions: Versions = {
      "a.js": [`function other${TOTAL}\nfunction total${TOTAL}`, ""],
      "b.js": ["", `function total${TOTAL}`],
      "c.js": ["", `function third${TOTAL}`],
    };
    expect(await changes(versions)).toEqual({ total: "moved", third: "moved" });
  });

  test("a copy is new: the first one is still there", async () => {
    const versions: Versions = {
      "a.js": [`function total${TOTAL}`, `function total${TOTAL}`],
      "b.js": ["", `function copy${TOTAL}`],
    };
    expect(await changes(versions)).toEqual({ total: "unchanged", copy: "new" });
  });

  test("small bodies are alike by chance", async () => {
    expect(await changes({ "a.js": ["function a() {}", "function b() {}"] })).toEqual({ b: "new" });
    expect(await changes({ "a.js": ["function a() {}", ""], "b.js": ["", "function a() {}"] })).toEqual({
      a: "moved",
    });
  });

  test("overloads that share a name are told apart by body, then by order", async () => {
    const old = "class A { int f(int x) { return 1; } int f(long x) { return 2; } }";
    const now =
      "class A { int f(char x) { return 0; } int f(int x) { return 1; } int f(long x) { return 3; } }";
    const { functions } = await outline("A.java", now);
    const before = (await outline("A.java", old)).functions;
    const changeOf = compareFunctions([{ path: "A.java", old: before, now: functions }]);
    expect(functions.map((found) => [found.source.slice(0, 11), changeOf(found)])).toEqual([
      ["int f(char ", "modified"],
      ["int f(int x", "unchanged"],
      ["int f(long ", "new"],
    ]);
  });

  test("the order of files does not matter", async () => {
    const old = await outline("a.js", `function total${TOTAL}`);
    const now = await outline("b.js", `function total${TOTAL}`);
    const pairs = [
      { path: "b.js", old: [], now: now.functions },
      { path: "a.js", old: old.functions, now: [] },
    ];
    expect(now.functions.map(compareFunctions(pairs))).toEqual(["moved"]);
    expect(now.functions.map(compareFunctions(pairs.toReversed()))).toEqual(["moved"]);
  });
});

test("likeness is the shared part of all words, and nothing for few words", () => {
  const words = "a b c d e f g h i j k l";
  expect(likeness(words, words)).toBe(1);
  expect(likeness(words, words.replace("l", "m"))).toBeCloseTo(11 / 13);
  expect(likeness("a b", words)).toBe(0);
  expect(likeness(words, "")).toBe(0);
});
