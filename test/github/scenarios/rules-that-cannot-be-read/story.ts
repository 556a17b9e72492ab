import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "rules of the base that cannot be read leave no old verdict standing, in either set-up",
  async play(stage) {
    const { github } = stage;
    const pull = await stage.openPull();
    const first = await stage.review(pull, { passed: ["a"] });
    const state = async () => (await github.snapshot({ pull })).statuses.at(-1)?.state;
    expect(await state()).toBe("success");
    await github.push({ branch: "main", files: { ".github/umpire.yml": "retry_policy: [\n" } });
    const again = await stage.rerun(first.run, pull, { passed: ["a"] });
    expect([again.exitCode, await state()]).toEqual([1, "error"]);

    await github.push({ branch: "main", files: { ".github/umpire.yml": null } });
    await stage.rerun(first.run, pull, { passed: ["a"] });
    expect(await state()).toBe("success");
    await github.push({ branch: "main", files: { ".github/umpire.yml": "retry_policy: [\n" } });
    const judged = await stage.judge(first.run);
    expect([judged.exitCode, await state()]).toEqual([1, "error"]);
    const group = await stage.mergeGroup(pull, { passed: ["a"] });
    expect(group.exitCode).toBe(1);
    const statuses = (await github.snapshot({ pull })).statuses;
    expect(statuses.find(({ sha }) => sha === group.sha)).toMatchObject({ state: "error" });
  },
} satisfies Scenario;
