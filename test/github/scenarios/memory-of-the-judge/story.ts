import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "what one pull request taught, the judge of the default branch tells the next",
  async play(stage) {
    const attempt = async (pull: number, failed: readonly string[]) => {
      const results = { passed: failed.length === 0 ? ["a", "b"] : ["a"], failed };
      const recorded = await stage.review(pull, results, { inputs: { mode: "record" } });
      return await stage.judge(recorded.run);
    };
    const first = await stage.openPull();
    await attempt(first, ["b"]);
    await stage.push("work", "Round once\n\nFix-strategy: Round once, at the end");
    expect(await attempt(first, [])).toMatchObject({ exitCode: 0, outputs: { call: "proceed" } });
    const files = { "src/other.js": "export const other = 0;\n" };
    const { number: second } = await stage.github.openPull({ branch: "other", author: "dev", files });
    await attempt(second, ["b"]);
    const { comments } = await stage.github.snapshot({ pull: second });
    expect(comments[0]?.body).toContain("`Round once, at the end` seen once, and worked.");
  },
} satisfies Scenario;
