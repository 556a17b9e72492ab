import { expect } from "vitest";
import { pullRequestEvent } from "../../events.ts";
import type { Scenario } from "../../scenario.ts";

export default {
  title: "a matrix of eight, of which one leg died without a record",
  async play(stage) {
    const pull = await stage.openPull();
    const run = await stage.github.addRun({ pull });
    const event = await pullRequestEvent(stage.github, pull);
    for (let leg = 0; leg < 7; leg += 1) {
      const inputs = { mode: "record", matrix: JSON.stringify({ leg }) };
      const recorded = await stage.job(run, event, { passed: ["shared", `only ${leg}`] }, { inputs });
      expect(recorded.exitCode).toBe(0);
      await stage.github.addJob({ run, name: `test (${leg})`, conclusion: "success" });
    }
    const judge = { job: "judge", inputs: { mode: "judge", "expect-shards": "8", "wait-seconds": "1" } };
    const dead = await stage.job(run, event, null, judge);
    expect(dead).toMatchObject({ exitCode: 1, outputs: { call: "retry", "tests-total": "8" } });
    expect(dead.summary).toContain("7 of 8 jobs left a record");
    const inputs = { mode: "record", matrix: JSON.stringify({ leg: 7 }) };
    await stage.job(run, event, { passed: ["shared", "only 7"] }, { inputs });
    await stage.github.addJob({ run, name: "test (7)", conclusion: "success" });
    const whole = await stage.job(run, event, null, judge);
    expect(whole).toMatchObject({ exitCode: 0, outputs: { call: "proceed", "tests-total": "9" } });
  },
} satisfies Scenario;
