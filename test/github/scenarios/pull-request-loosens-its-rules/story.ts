import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title:
    "a pull request that silences a failing test and loosens its own rules is judged by those of the base",
  async play(stage) {
    const pull = await stage.openPull();
    await stage.review(pull, { passed: ["a"], failed: ["b"] });
    await stage.github.push({
      branch: "work",
      files: { ".github/umpire.yml": "retry_policy:\n  max_attempts: 10\n" },
      message: "More attempts",
    });
    const second = await stage.review(pull, { passed: ["a"], skipped: ["b"] });
    expect(second.outputs).toMatchObject({ call: "retry", "max-attempts": "3", attempt: "2" });
    expect(second.summary).toContain("silenced");
    expect(second.summary).toContain("umpire.yml");
  },
} satisfies Scenario;
