import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadPatterns } from "../../src/app/learned-patterns.ts";
import { ledgerId } from "../../src/app/ledger-id.ts";
import { reviewReports } from "../../src/app/review-reports.ts";
import { DEFAULT_CONFIG } from "../../src/core/config/config.ts";
import { Session } from "../../src/core/memory/session-schema.ts";
import { openWorld } from "../../src/wiring/open-world.ts";
import { junitXml } from "../support/junit.ts";
import { aRepository } from "../support/repository.ts";
import { expectValid } from "../support/schemas.ts";

const FILE = ".aiwg/ralph/debug-memory/patterns/learned-patterns.yaml";
const NULL = {
  name: "rejects nothing",
  type: "TypeError",
  failure:
    "Cannot read properties of null (reading 'length')\n    at validate (src/validate.js:2:9)\n    at test/validate.test.js:3:1",
};

/** A repository on this machine, in which one branch after the other fails and is fixed. */
async function aMemory() {
  const repository = await aRepository();
  await repository.commit("Start", { ".gitignore": ".aiwg/\nreports/\n", "src/validate.js": "one\ntwo\n" });
  const said: string[] = [];
  const open = { folder: repository.root, config: undefined, output: "nowhere" as const };
  const { world, config } = await openWorld({ ...open, say: (line) => said.push(line) });
  const review = async (report: Parameters<typeof junitXml>[0]) => {
    await repository.write({ "reports/junit.xml": junitXml(report) });
    const request = { junit: ["reports/*.xml"], coverage: [], base: "main", branch: undefined };
    return await reviewReports(request, config, world);
  };
  const branch = async (name: string, fix: string | null) => {
    await repository.git("switch", "--quiet", "--create", name, "main");
    await repository.commit("Validate", { "src/validate.js": `one\nchanged on ${name}\n` });
    const failed = await review([NULL]);
    if (fix === null) return failed;
    await repository.commit(`Guard\n\nFix-strategy: ${fix}`, {
      "src/validate.js": `one\nguard on ${name}\n`,
    });
    await review([NULL.name]);
    return failed;
  };
  const session = async (name: string) => {
    const id = await ledgerId(name, world);
    const folder = join(repository.root, ".aiwg/ralph/debug-memory/sessions");
    return Session.parse(JSON.parse(await readFile(join(folder, `${id}.json`), "utf8")));
  };
  return { repository, world, said, branch, session, path: join(repository.root, FILE) };
}

describe("what one branch teaches, the next one knows", () => {
  test("a fix is learned when it passes, counted, and offered once it has proved itself", async () => {
    const { branch, path, session } = await aMemory();
    expect((await branch("first", "Refuse missing input at function entry")).document.comment).not.toContain(
      "Memory",
    );
    expect((await branch("second", "Refuse missing input at function entry")).document.comment).toContain(
      "Memory, of this very cause in `src/`: `Refuse missing input at function entry` seen once, and worked.",
    );
    const third = await branch("third", null);
    expect(third.document.comment).toContain("`Refuse missing input at function entry` worked 2 of 2 times.");
    expect(third.document.comment).toContain("That line was changed in commit");
    expect(third.patterns).toMatchObject([{ fix_template: "Refuse missing input at function entry" }]);
    const sessions = await Promise.all(["first", "second", "third"].map((name) => session(name)));
    expect(sessions.map(({ executions }) => executions[0]?.analysis?.patterns_matched)).toEqual([
      [],
      ["pat-error-null-undefined-access-001"],
      ["pat-error-null-undefined-access-001"],
    ]);
    const text = await readFile(path, "utf8");
    expect(text).toMatch(/^schemaVersion: 1\n/);
    expect(text).toContain("category: null_undefined_access");
    expect(text).toContain("effectiveness: 1\n");
    expectValid("case", third.document);
  });

  test("the same case told again teaches nothing new", async () => {
    const { branch, path, repository, world } = await aMemory();
    await branch("first", "Refuse it");
    const before = await readFile(path, "utf8");
    const request = { junit: ["reports/*.xml"], coverage: [], base: "main", branch: undefined };
    await repository.write({ "reports/junit.xml": junitXml([NULL.name]) });
    await reviewReports(request, DEFAULT_CONFIG, world);
    expect(await readFile(path, "utf8")).toBe(before);
  });

  test("a broken file is said to be broken, left as it is, and stops nothing", async () => {
    const { branch, path, said } = await aMemory();
    await branch("first", "Refuse it");
    await writeFile(path, "patterns: [");
    expect((await branch("second", "Refuse it")).latest.call.action).toBe("retry");
    expect(said.join("\n")).toMatch(
      /learned-patterns\.yaml cannot be used: it is not YAML\. They were left untouched/,
    );
    expect(await readFile(path, "utf8")).toBe("patterns: [");
  });

  test("a folder that cannot be read is our trouble, not a broken file", async () => {
    const { world } = await aMemory();
    const files = { ...world.files, read: () => Promise.reject(new Error("EACCES")) };
    await expect(loadPatterns(DEFAULT_CONFIG, { ...world, files })).rejects.toThrow("EACCES");
  });
});
