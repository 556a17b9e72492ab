import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a green status that somebody else set is written over by the next run, and told",
  async play(stage) {
    const { github } = stage;
    const pull = await stage.openPull();
    const first = await stage.review(pull, { passed: ["a"], failed: ["b"] });
    expect(first.stdout).not.toContain("::warning");
    const { head_sha: sha } = await github.run({ id: first.run });
    const answer = await fetch(`${github.origin}/repos/owner/app/statuses/${sha}`, {
      method: "POST",
      headers: { authorization: `token ${await github.token({ login: "dev" })}` },
      body: JSON.stringify({ state: "success", context: "umpire" }),
    });
    expect(answer.status).toBe(201);
    const again = await stage.rerun(first.run, pull, { passed: ["a"], failed: ["b"] });
    expect(again.stdout).toContain(
      "::warning::Commit status: dev had set `umpire` of this commit to success",
    );
    expect((await github.snapshot({ pull })).statuses).toMatchObject([{ sha, state: "failure" }]);
    // What `gh run view --log-failed` ends with is the verdict, not the warning.
    const [last = ""] = again.stdout.trimEnd().split("\n").slice(-1);
    expect(last).toMatch(/^::error::Umpire: retry, attempt 1 of 3/);
  },
} satisfies Scenario;
