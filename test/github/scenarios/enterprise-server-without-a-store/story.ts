import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a server without artifacts and without another store says which setting helps; the verdict stands",
  async play(stage) {
    const pull = await stage.openPull();
    const env = { GITHUB_SERVER_URL: "https://github.example.com" };
    const played = await stage.review(pull, { passed: ["a"], failed: ["b"] }, { env });
    expect(played).toMatchObject({ exitCode: 1, outputs: { call: "retry", attempt: "1" } });
    expect(played.stdout).toMatch(/::warning::Record of this attempt: .*`store: branch`.*`contents: write`/);
    const { statuses } = await stage.github.snapshot({ pull });
    expect(statuses).toMatchObject([{ state: "failure" }]);
    await stage.push();
    const cloud = { env: { GITHUB_SERVER_URL: "https://octocorp.ghe.com" } };
    const kept = await stage.review(pull, { passed: ["a"], failed: ["b"] }, cloud);
    expect(kept.stdout).not.toContain("::warning");
    const { artifacts } = await stage.github.snapshot({ pull });
    const prefix = `umpire-attempt-v1-${pull}-${kept.run}-1-test`;
    expect(artifacts.filter(({ name }) => name.startsWith(prefix))).toHaveLength(1);
  },
} satisfies Scenario;
