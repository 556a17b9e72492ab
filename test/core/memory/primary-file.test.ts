import { expect, test } from "vitest";
import { primaryFile } from "../../../src/core/memory/primary-file.ts";
import { aFailure, anEvidence, type EvidenceSpec } from "../../support/builders.ts";

const at = (file: string) => aFailure({ frame: { file, line: 1, function: null } });

test.each<[string, EvidenceSpec, string]>([
  [
    "the source most failures point into",
    { failures: [at("src/a.js"), at("src/b.js"), at("src/b.js")] },
    "src/b.js",
  ],
  [
    "not a test, which only tells of it",
    { failures: [at("test/a.test.js"), at("test/a.test.js"), at("src/b.js")] },
    "src/b.js",
  ],
  [
    "else the source that changed most",
    { failures: [at("test/a.test.js")], files: ["docs/a.md", "test/a.test.js", "src/c.js"] },
    "src/c.js",
  ],
  [
    "not how it is built and told",
    { files: [".github/umpire/escalation.hbs", "package-lock.json", "a/b.toml", "src/c.js"] },
    "src/c.js",
  ],
  ["a setting where nothing else changed", { files: ["README.md", "config/app.yml"] }, "config/app.yml"],
  ["else whatever changed most", { files: ["README.md"] }, "README.md"],
  ["else the test", { files: [], failures: [aFailure({ frame: null })] }, "test/app.test.js"],
  ["else nothing", { files: [] }, "(no file changed)"],
])("a session is about %s", (_what, spec, file) => {
  expect(primaryFile(anEvidence(spec))).toBe(file);
});

test("most changed means most lines, added and removed", () => {
  const evidence = anEvidence();
  const files = [
    { path: "src/a.js", added: 3, removed: 0 },
    { path: "src/b.js", added: 0, removed: 4 },
  ];
  expect(primaryFile({ ...evidence, code: { ...evidence.code, files } })).toBe("src/b.js");
});

test("before the first run there is none", () => {
  expect(primaryFile(undefined)).toBe("(no run yet)");
});
