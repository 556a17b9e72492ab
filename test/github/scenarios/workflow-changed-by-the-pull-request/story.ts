import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title:
    "a pull request that changes its own workflow or the rules is told by the judge, whatever it recorded",
  async play(stage) {
    const { github } = stage;
    const files = {
      "src/app.js": "export const value = 0;\n",
      ".github/workflows/ci.yml": "on: pull_request\n",
      ".github/umpire.yml": "retry_policy:\n  max_attempts: 9\n",
    };
    const { number } = await github.openPull({ branch: "work", author: "dev", files });
    const recorded = await stage.review(number, { passed: ["a"] }, { inputs: { mode: "record" } });
    const judged = await stage.judge(recorded.run);
    expect(judged).toMatchObject({ exitCode: 0, outputs: { call: "proceed", "max-attempts": "3" } });
    const [comment] = (await github.snapshot({ pull: number })).comments;
    expect(comment?.body).toMatch(
      /workflow that tests this work is changed by it.*`\.github\/workflows\/ci\.yml:1`/,
    );
    expect(comment?.body.match(/rules of this judgement were changed/g)).toHaveLength(1);
  },
} satisfies Scenario;
