import { describe, expect, test } from "vitest";
import { type ReviewRequest, reviewReports } from "../../src/app/review-reports.ts";
import { runTests } from "../../src/app/run-tests.ts";
import { openWorld } from "../../src/wiring/open-world.ts";
import { junitXml } from "../support/junit.ts";
import { aRepository } from "../support/repository.ts";
import { expectValid } from "../support/schemas.ts";

const REQUEST: ReviewRequest = { junit: ["reports/*.xml"], coverage: [], base: "main", branch: undefined };

async function aBranch(config = "") {
  const repository = await aRepository();
  await repository.commit("Start", {
    ".gitignore": ".aiwg/\n",
    ...(config && { ".github/umpire.yml": config }),
    "src/app.js": "export const one = 1;\n",
  });
  await repository.git("switch", "--quiet", "--create", "work");
  const open = async () =>
    await openWorld({ folder: repository.root, config: undefined, output: "nowhere", say: () => {} });
  const review = async (given: Partial<ReviewRequest> = {}) => {
    const { world, config: settled } = await open();
    const { document } = await reviewReports({ ...REQUEST, ...given }, settled, world);
    expectValid("case", document);
    return { call: document.call, gate: document.gate, findings: document.findings };
  };
  return { repository, open, review };
}

const CODE = { "src/app.js": "export const one = 2;\n" };

describe("without a report", () => {
  test("nothing is recorded, and the message says what to do", async () => {
    const { repository, review } = await aBranch();
    await repository.commit("Change one", CODE);
    await expect(review()).rejects.toMatchObject({
      code: "no-report",
      message: `BLOCKED: Execution Evidence Required
====================================
Task: work (1 changed file)
No test report matches reports/*.xml.

Nothing shows that the tests ran on this code. No report is never a pass; nothing was recorded.

1. Run the tests: \`umpire run -- COMMAND\`, such as \`umpire run -- npm test\`.
2. Mend what fails.
3. Umpire records the result in the debug memory.
4. Then hand the work over.

To go without, say why: \`--execution-skip REASON\`, the trailer \`Execution-skip: REASON\` in the commit,
or a line \`execution_skip: REASON\` in the pull request. See docs/policy.md.
====================================`,
    });
  });

  test("documentation and settings go on, and it is logged", async () => {
    const { repository, review } = await aBranch();
    await repository.commit("Explain", { "README.md": "words\n" });
    expect(await review()).toMatchObject({
      call: { action: "proceed", status: "skipped", rule: "gate_skipped" },
      gate: { state: "skipped", source: "docs-only", reason: "only documentation changed" },
    });
    await repository.commit("Set", { "config/app.yml": "a: 1\n" });
    expect((await review()).gate).toMatchObject({ state: "skipped", source: "config-only" });
  });

  test("the trailer of the commit says why; once the code has moved on it says nothing", async () => {
    const { repository, review } = await aBranch();
    await repository.commit("Change one\n\nExecution-skip: the licence server is down", CODE);
    expect((await review()).gate).toEqual({
      state: "skipped",
      reason: "the licence server is down",
      source: "commit",
    });
    await repository.write({ "src/app.js": "export const one = 3;\n" });
    await expect(review()).rejects.toMatchObject({ code: "no-report" });
  });

  test("the pull request says why", async () => {
    const { repository, review } = await aBranch();
    await repository.commit("Change one", CODE);
    expect((await review({ body: "Words.\n\nexecution_skip: only a comment" })).gate).toMatchObject({
      source: "pull-request",
      reason: "only a comment",
    });
    await expect(review({ body: "execution_skip: true" })).rejects.toMatchObject({ code: "no-report" });
  });

  test("a reason keeps no secret", async () => {
    const { repository, review } = await aBranch();
    await repository.commit("Change one", CODE);
    const { gate } = await review({ body: `execution_skip: needs ghp_${"x".repeat(36)}` });
    expect(gate.reason).toBe("needs [redacted]");
  });

  test("the command line says why, and must", async () => {
    const { repository, review } = await aBranch();
    await repository.commit("Change one", CODE);
    expect((await review({ executionSkip: "no runner here" })).gate.source).toBe("command-line");
    await expect(review({ executionSkip: "true" })).rejects.toMatchObject({ code: "skip-without-reason" });
  });

  test("nobody may say so where the team does not allow it", async () => {
    const { repository, review } = await aBranch("execution_gate:\n  allow_skip: false\n");
    await repository.commit("Change one\n\nExecution-skip: in a hurry", CODE);
    await expect(review()).rejects.toMatchObject({ code: "no-report" });
    await expect(review({ executionSkip: "in a hurry" })).rejects.toMatchObject({ code: "skip-not-allowed" });
  });

  test("a run that the world broke is recorded, and not charged", async () => {
    const { repository, open } = await aBranch();
    await repository.commit("Change one", CODE);
    const { world, config } = await open();
    const broken = "console.error('npm error code E503'); process.exit(1)";
    const request = {
      ...REQUEST,
      argv: [process.execPath, "-e", broken],
      timeoutSeconds: undefined,
      cwd: repository.root,
      arrange: false,
    };
    const { document, latest } = await runTests(request, config, world);
    expect(document.gate).toEqual({
      state: "skipped",
      reason: "npm error code E503",
      source: "infrastructure",
    });
    expect(latest).toMatchObject({ charged: false, call: { action: "retry", rule: "not_charged" } });
  });
});

describe("a report that is in git", () => {
  test("is no evidence as long as no run has written it anew", async () => {
    const { repository, review } = await aBranch();
    await repository.commit("Change one", { ...CODE, "reports/junit.xml": junitXml(["a"]) });
    const first = await review();
    expect(first).toMatchObject({
      call: { action: "retry" },
      gate: { state: "blocked", reason: "stale-evidence" },
    });
    expect(first.findings).toContainEqual(
      expect.objectContaining({
        kind: "stale-evidence",
        reports: [{ path: "reports/junit.xml", why: "committed" }],
        severity: "blocking",
      }),
    );
    await repository.write({ "reports/junit.xml": junitXml(["a"]) });
    expect((await review()).gate.state).toBe("passed");
  });
});

test("the very report of other code is no evidence for this one", async () => {
  const { repository, review } = await aBranch();
  await repository.commit("Change one", CODE);
  const report = junitXml(["a"]);
  await repository.write({ ".gitignore": ".aiwg/\nreports/\n", "reports/junit.xml": report });
  await repository.commit("Ignore", { ".gitignore": ".aiwg/\nreports/\n" });
  await repository.write({ "reports/junit.xml": report });
  expect((await review()).call.action).toBe("proceed");
  await repository.commit("Change it again", { "src/app.js": "export const one = 4;\n" });
  await repository.write({ "reports/junit.xml": report });
  const second = await review();
  expect(second.call.action).toBe("retry");
  expect(second.gate).toMatchObject({ state: "blocked", reason: "stale-evidence" });
});
