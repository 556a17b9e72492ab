import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { typescript } from "../../../src/core/change/languages/javascript.ts";
import { grammarFile, RUNTIME, shippedGrammars } from "../../../src/shell/syntax/grammar-files.ts";
import { treeSitter } from "../../../src/shell/syntax/tree-sitter.ts";

const GRAMMARS = "c-sharp go java javascript php python ruby rust tsx typescript".split(" ");
const NONE = { old: null, now: null, edits: [] };

describe("the grammars", () => {
  test("all are shipped, and nothing else", async () => {
    const files = await readdir(shippedGrammars());
    expect(files.sort()).toEqual([RUNTIME, "LICENSES.md", "SHA256SUMS", ...GRAMMARS.map(grammarFile)].sort());
  });

  test("are the bytes that their list names, and less than 16 MB", async () => {
    const folder = shippedGrammars();
    const lines = (await readFile(join(folder, "SHA256SUMS"), "utf8")).trim().split("\n");
    expect(lines).toHaveLength(GRAMMARS.length + 1);
    let bytes = 0;
    for (const line of lines) {
      const [digest = "", name = ""] = line.split("  ");
      const content = await readFile(join(folder, name));
      expect([name, createHash("sha256").update(content).digest("hex")]).toEqual([name, digest]);
      bytes += (await stat(join(folder, name))).size;
    }
    expect(bytes).toBeLessThan(16 * 1024 * 1024);
  });
});

describe("reading", () => {
  test("offsets count as JavaScript counts, lines start at 1", async () => {
    const now = "// 😀 ü\nfunction größe() {\n  return 1;\n}\n";
    const { now: matches } = await treeSitter().matches(typescript.grammar, { ...NONE, now });
    const found = matches.flat().find(({ name }) => name === "function");
    expect(found).toMatchObject({ type: "function_declaration", line: 2, endLine: 4 });
    expect(now.slice(found?.start, found?.end)).toBe(now.slice(now.indexOf("function"), -1));
  });

  test("a version that does not exist has nothing in it", async () => {
    expect(await treeSitter().matches(typescript.grammar, NONE)).toEqual({ old: [], now: [] });
  });

  test("two files at once share one runtime and one grammar", async () => {
    const reader = treeSitter();
    const [a, b] = await Promise.all(
      ["function a() {}", "function b() {}"].map((now) =>
        reader.matches(typescript.grammar, { ...NONE, now }),
      ),
    );
    expect(a?.now).toEqual(b?.now);
  });

  test("a missing grammar is told with its path", async () => {
    const folder = await mkdtemp(join(tmpdir(), "umpire-grammars-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await expect(treeSitter(folder).matches(typescript.grammar, NONE)).rejects.toThrow(
      /web-tree-sitter\.wasm/,
    );
  });
});
