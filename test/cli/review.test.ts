import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { junitXml } from "../support/junit.ts";
import { lcov } from "../support/lcov.ts";
import { aRepository, type TestRepository } from "../support/repository.ts";
import { expectValid } from "../support/schemas.ts";
import { umpire } from "../support/umpire.ts";

const SOURCE = "export function half(n) {\n  if (n < 0) {\n    return 0;\n  }\n  return n / 2;\n}\n";

/** New code of which one branch never ran. */
async function aBranch(): Promise<TestRepository> {
  const repository = await aRepository();
  await repository.commit("Start", { ".gitignore": ".aiwg/\nreports/\n" });
  await repository.git("switch", "--quiet", "--create", "work");
  await repository.commit("Halve", { "src/half.js": SOURCE });
  await repository.write({
    "reports/junit.xml": junitXml(["halves"]),
    "reports/lcov.info": lcov({ "src/half.js": { 1: 1, 2: 1, 3: 0, 5: 1 } }),
  });
  return repository;
}

const REPORTS = ["--junit", "reports/junit.xml", "--json"];

describe("what the pull request says of itself", () => {
  test.each([
    ["its title", ["--title", "fix: halve negative numbers"], "bug_fix"],
    ["a label", ["--label", "size/S", "--label", "bug"], "bug_fix"],
    ["the type of its issue", ["--issue-type", "Bug"], "bug_fix"],
    ["nothing", [], "new_function"],
  ])("decides what `review` asks for: %s", async (_name, args, codeType) => {
    const repository = await aBranch();
    const { coverage } = (await umpire(repository.root, "review", ...REPORTS, ...args)).json();
    expect(coverage).toMatchObject({ judged: { byType: [{ codeType }] } });
  });

  test("decides what `run` asks for, too", async () => {
    const repository = await aBranch();
    const script =
      "const fs = require('fs'); for (const f of ['junit.xml', 'lcov.info']) { const t = fs.readFileSync('reports/' + f); fs.writeFileSync('reports/' + f, t); }";
    const ran = await umpire(
      repository.root,
      ...["run", "--label", "bug", "--title", "Halve", ...REPORTS, "--", process.execPath, "-e", script],
    );
    expect(ran.json()).toMatchObject({ coverage: { judged: { byType: [{ codeType: "bug_fix" }] } } });
  });
});

test("missing lines are links in the comment where the commit is on GitHub, and plain words elsewhere", async () => {
  const repository = await aBranch();
  const { comment: plain } = (await umpire(repository.root, "review", ...REPORTS)).json();
  expect(plain).toMatch(/^\| new function .* \| `src\/half.js` line 3 \|/m);
  expect(plain).toMatch(/^- `half` in `src\/half.js`, line 3: the branch `n < 0` never runs$/m);
  const commit = (await repository.git("rev-parse", "HEAD")).trim();
  await repository.git("remote", "add", "origin", "git@github.com:owner/name.git");
  await repository.git("update-ref", "refs/remotes/origin/work", commit);
  const { comment } = (await umpire(repository.root, "review", ...REPORTS)).json();
  expect(comment).toContain(
    `\`src/half.js\` line [3](https://github.com/owner/name/blob/${commit}/src/half.js#L3) |`,
  );
});

test("a proof that was tampered with is refused, and nothing is recorded", async () => {
  const repository = await aBranch();
  const { attempt } = (await umpire(repository.root, "review", ...REPORTS)).json();
  const { code }: { code: { hash: string } } = attempt ?? { code: { hash: "" } };
  await repository.write({ [`.aiwg/ralph/debug-memory/proofs/${code.hash}.json`]: "{}" });
  const ran = await umpire(repository.root, "review", ...REPORTS);
  expect(ran.exitCode).toBe(2);
  expect(ran.json()).toMatchObject({ error: { code: "proof-unreadable" } });
  await writeFile(join(repository.root, "src/half.js"), SOURCE.replace("0;", "1;"));
  await repository.write({ "reports/junit.xml": junitXml(["halves"]) });
  expect((await umpire(repository.root, "review", ...REPORTS)).exitCode).toBe(10);
});

describe("the size of the feedback", () => {
  const failing = Array.from({ length: 40 }, (_, number) => ({
    name: `test ${"n".repeat(number + 1)}`,
    failure: `${"z".repeat(number + 1)} is wrong`,
  }));

  test("is cut to --max-tokens, and says how much is left out", async () => {
    const repository = await aRepository();
    await repository.commit("Start", { "a.js": "1", ".gitignore": ".aiwg/\n*.json\n*.xml\n" });
    await repository.write({ "junit.xml": junitXml(failing) });
    const ran = await umpire(
      repository.root,
      "review",
      "--junit",
      "*.xml",
      "--feedback",
      "f.json",
      "--max-tokens",
      "1000",
    );
    expect(ran.exitCode).toBe(10);
    const text = await readFile(join(repository.root, "f.json"), "utf8");
    expect(text.length).toBeLessThanOrEqual(4_001);
    expectValid("feedback", JSON.parse(text));
    expect(JSON.parse(text).items_left_out).toBeGreaterThan(30);
  });

  test.each(["299", "many", "1000.5"])("%s is no size", async (size) => {
    const ran = await umpire(process.cwd(), "review", "--max-tokens", size);
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain("Expected a whole number of at least 300.");
  });
});
