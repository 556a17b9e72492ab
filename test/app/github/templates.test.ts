import { describe, expect, test } from "vitest";
import { Config } from "../../../src/core/config/config.ts";
import { attemptRun } from "../../support/github/attempt-run.ts";
import { InMemoryGitHub } from "../../support/github/in-memory.ts";

/** The comment of an escalation with this template on the base branch. */
async function commentWith(
  template: string | null,
  config: unknown = { templates: { escalation: "./own.hbs" } },
) {
  const memory = new InMemoryGitHub();
  memory.addPull({ number: 5 });
  if (template !== null) memory.files.set("own.hbs", template);
  const settings = Config.parse({ retry_policy: { max_attempts: 1 }, ...Object(config) });
  const evidence = { passed: ["a"], failed: ["b"] };
  const judging = attemptRun({ pull: 5, run: memory.addRun({ id: 1 }), evidence, config: settings }, memory);
  return { memory, judging };
}

async function bodyWith(template: string): Promise<string> {
  const { memory, judging } = await commentWith(template);
  const { review } = await judging;
  expect(memory.comments[0]?.body).toContain(review.document.comment.trimEnd());
  return review.document.comment;
}

describe("a template on the base branch", () => {
  test("takes the place of ours", async () => {
    const body = await bodyWith("Please look at {{file_path}}, {{attempt_count}} of {{max_attempts}}.");
    expect(body).toBe("Please look at `src/app.js`, 1 of 1.\n");
  });

  test("may stand in the configuration itself, as the protocol has it", async () => {
    const { memory, judging } = await commentWith(null, {
      escalation_policy: { notification: { template: "## Look\n{{file_path}}\n" } },
    });
    await judging;
    expect(memory.comments[0]?.body).toContain("## Look\n`src/app.js`\n");
  });

  test("that does not work gives way to ours, and the comment says so in one line", async () => {
    const body = await bodyWith("{{#if rule}}never closed");
    expect(body).toContain("## Execution Feedback Escalation");
    expect(body).toMatch(
      /\n_The template `\.\/own\.hbs` could not be used: `Parse error on line 1(?:: [\w ]+)?`\. This is Umpire's own\._\n$/,
    );
  });

  test("that throws while it renders gives way, too", async () => {
    expect(await bodyWith("{{> (lookup . 'rule')}}")).toContain(
      "_The template `./own.hbs` could not be used: ",
    );
  });

  test("that renders more than a comment holds is cut between lines", async () => {
    const body = await bodyWith("a line of words\n".repeat(4_000));
    expect(body.length).toBeLessThanOrEqual(60_000);
    expect(body).toMatch(/a line of words\n\n\(cut here: the comment would not fit\)\n$/);
  });
});

describe("before anything is posted", () => {
  test.each([
    ["a template that places text unescaped", "{{{file_path}}}", "template-unsafe"],
    ["a template that is not there", null, "template-missing"],
  ])("%s is refused", async (_what, template, code) => {
    const { memory, judging } = await commentWith(template);
    await expect(judging).rejects.toMatchObject({ name: "UserError", code });
    expect([memory.comments, memory.statuses, memory.checks]).toEqual([[], [], []]);
  });

  test("even when another call than the one it is for is made", async () => {
    const { judging } = await commentWith("{{&rule}}", { templates: { passed: "own.hbs" } });
    await expect(judging).rejects.toMatchObject({ code: "template-unsafe" });
  });
});
