import { describe, expect, test } from "vitest";
import { EMPTY_OUTLINE } from "../../../../src/core/change/syntax/outline.ts";
import { outline } from "../../../support/change.ts";

/** Kind, what decides, and the lines of every branch. */
async function branches(path: string, ...lines: readonly string[]) {
  const { branches: found } = await outline(path, lines.join("\n"));
  return found().map(({ kind, test: decides, start, end }) => [kind, decides, start, end]);
}

describe("the branches of", () => {
  test("TypeScript", async () => {
    const text = [
      "function f(token) {",
      "  if (token.expired) {",
      "    return 1;",
      "  } else if (token.used) {",
      "    return 2;",
      "  } else return 3;",
      "  switch (token.kind) {",
      "    case 'admin':",
      "      return 4;",
      "    default:",
      "      return 5;",
      "  }",
      "  try { g(); } catch (error) {",
      "    h();",
      "  }",
      "  return token",
      "    ? 1",
      "    : 2;",
      "}",
    ];
    const expected = [
      ["if", "token.expired", 3, 4],
      ["else", "token.expired", 4, 6],
      ["if", "token.used", 5, 6],
      ["else", "token.used", 6, 6],
      ["case", "'admin'", 8, 9],
      ["default", null, 10, 11],
      ["catch", null, 14, 15],
      ["if", "token", 17, 17],
      ["else", "token", 18, 18],
    ];
    expect(await branches("a.ts", ...text)).toEqual(expected);
    expect(await branches("a.js", ...text)).toEqual(expected);
    expect(await branches("a.tsx", ...text)).toEqual(expected);
  });

  test("Python", async () => {
    expect(
      await branches(
        "a.py",
        "def f(token):",
        "    if token.expired:",
        "        return 1",
        "    elif token.used:",
        "        return 2",
        "    else:",
        "        return 3",
        "    try:",
        "        g()",
        "    except KeyError:",
        "        h()",
        "    except:",
        "        i()",
        "    match token:",
        "        case 1:",
        "            j()",
      ),
    ).toEqual([
      ["if", "token.expired", 3, 3],
      ["else", "token.expired", 4, 5],
      ["if", "token.used", 5, 5],
      ["else", "token.expired", 6, 7],
      ["catch", "KeyError", 11, 11],
      ["catch", null, 13, 13],
      ["case", "1", 16, 16],
    ]);
  });

  test("Go", async () => {
    expect(
      await branches(
        "a.go",
        "package a",
        "func f(t T) int {",
        "\tif err := g(); err != nil {",
        "\t\treturn 1",
        "\t} else {",
        "\t\treturn 2",
        "\t}",
        "\tswitch t.kind {",
        '\tcase "a", "b":',
        "\t\treturn 3",
        "\tdefault:",
        "\t\treturn 4",
        "\t}",
        "\tswitch t.(type) {",
        "\tcase string:",
        "\t\treturn 5",
        "\t}",
        "\tselect {",
        "\tcase m := <-c:",
        "\t\treturn m",
        "\t}",
        "}",
      ),
    ).toEqual([
      ["if", "err != nil", 4, 5],
      ["else", "err != nil", 6, 7],
      ["case", '"a", "b"', 9, 10],
      ["default", null, 11, 12],
      ["case", "string", 15, 16],
      ["case", "m := <-c", 19, 20],
    ]);
  });

  test("Java", async () => {
    expect(
      await branches(
        "A.java",
        "class A { int f(T t) {",
        "  if (t.expired())",
        "    return 1;",
        "  else {",
        "    return 2;",
        "  }",
        "  switch (t.kind) {",
        "    case 1:",
        "      return 3;",
        "    default:",
        "      return 4;",
        "  }",
        "  int y = switch (t) {",
        "    case A, B -> 5;",
        "    default -> 6;",
        "  };",
        "  int z = t.used ? 7 : 8;",
        "  try { g(); } catch (IOException | E e) {",
        "    h();",
        "  }",
        "} }",
      ),
    ).toEqual([
      ["if", "t.expired()", 3, 3],
      ["else", "t.expired()", 5, 6],
      ["case", "1", 8, 9],
      ["default", null, 10, 11],
      ["case", "A", 14, 14],
      ["default", null, 15, 15],
      ["if", "t.used", 17, 17],
      ["else", "t.used", 17, 17],
      ["catch", "IOException | E e", 19, 20],
    ]);
  });

  test("Ruby", async () => {
    expect(
      await branches(
        "a.rb",
        "def f(t)",
        "  if t.expired?",
        "    1",
        "  elsif t.used",
        "    2",
        "  else",
        "    3",
        "  end",
        "  unless t.ok",
        "    4",
        "  end",
        "  case t",
        "  when 1",
        "    5",
        "  end",
        "  g",
        "rescue KeyError",
        "  h",
        "end",
      ),
    ).toEqual([
      ["if", "t.expired?", 3, 3],
      ["else", "t.expired?", 4, 7],
      ["if", "t.used", 5, 5],
      ["else", "t.used", 6, 7],
      ["else", "t.ok", 10, 10],
      ["case", "1", 14, 14],
      ["catch", "KeyError", 18, 18],
    ]);
  });

  test("Rust", async () => {
    expect(
      await branches(
        "a.rs",
        "fn f(t: T) -> i32 {",
        "    if t.expired {",
        "        return 1;",
        "    } else {",
        "        return 2;",
        "    }",
        "    match t.kind {",
        "        Kind::A => {",
        "            3",
        "        }",
        "        _ => 4,",
        "    }",
        "}",
      ),
    ).toEqual([
      ["if", "t.expired", 3, 4],
      ["else", "t.expired", 5, 6],
      ["case", "Kind::A", 9, 10],
      ["case", "_", 11, 11],
    ]);
  });

  test("C#", async () => {
    expect(
      await branches(
        "a.cs",
        "class A { int F(T t) {",
        "  if (t.Expired)",
        "  {",
        "    return 1;",
        "  }",
        "  else return 2;",
        "  switch (t.Kind) {",
        "    case 1:",
        "      return 3;",
        "    default:",
        "      return 4;",
        "  }",
        "  try { G(); } catch (IOException e) {",
        "    H();",
        "  }",
        "} }",
      ),
    ).toEqual([
      ["if", "t.Expired", 4, 5],
      ["else", "t.Expired", 6, 6],
      ["case", "1", 8, 9],
      ["default", null, 10, 11],
      ["catch", "IOException e", 14, 15],
    ]);
  });

  test("PHP", async () => {
    expect(
      await branches(
        "a.php",
        "<?php function f($t) {",
        "  if ($t->expired) {",
        "    return 1;",
        "  } elseif ($t->used) {",
        "    return 2;",
        "  } else {",
        "    return 3;",
        "  }",
        "  switch ($t->kind) {",
        "    case 'a':",
        "      return 4;",
        "    default:",
        "      return 5;",
        "  }",
        "  try { g(); } catch (A $e) {",
        "    h();",
        "  }",
        "}",
      ),
    ).toEqual([
      ["if", "$t->expired", 3, 4],
      ["else", "$t->expired", 4, 6],
      ["if", "$t->used", 5, 6],
      ["else", "$t->expired", 6, 8],
      ["case", "'a'", 10, 11],
      ["default", null, 12, 13],
      ["catch", "A", 16, 17],
    ]);
  });
});

test("a condition is told on one line, and cut where it is no name any more", async () => {
  const [short] = await branches("a.js", "if (", "  one &&", "  two", ") {", "  f();", "}");
  expect(short).toEqual(["if", "one && two", 5, 6]);
  const [long] = await branches("a.js", `if (${"a".repeat(200)}) f();`);
  expect(long?.[1]).toBe("a".repeat(120));
});

test("a file that is not there has none", () => {
  expect(EMPTY_OUTLINE.branches()).toEqual([]);
});
