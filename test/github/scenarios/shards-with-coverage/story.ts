import { expect } from "vitest";
import { pullRequestEvent } from "../../events.ts";
import type { Scenario } from "../../scenario.ts";

const CODE = `export function left(value) {
  return value + 1;
}

export function right(value) {
  return value - 1;
}
`;

const lcov = (hits: Readonly<Record<number, number>>) =>
  [
    "SF:src/pair.js",
    ...Object.entries(hits).map(([line, count]) => `DA:${line},${count}`),
    "end_of_record\n",
  ].join("\n");

export default {
  title: "shards that each cover a part of the change cover it together, and what none ran stays missed",
  async play(stage) {
    const { github } = stage;
    const test = 'import "../src/pair.js";\ntest("left and right fail on null");\n';
    const files = { "src/pair.js": CODE, "test/pair.test.js": test };
    const { number } = await github.openPull({ branch: "work", author: "dev", files });
    const reports = [lcov({ 1: 1, 2: 1, 5: 1, 6: 0 }), lcov({ 1: 1, 2: 0, 5: 1, 6: 1 })];
    const play = async (shards: readonly string[]) => {
      const run = await github.addRun({ pull: number });
      const event = await pullRequestEvent(github, number);
      for (const [shard, report] of shards.entries()) {
        const inputs = { mode: "record", matrix: JSON.stringify({ shard }), coverage: "coverage/lcov.info" };
        const results = { passed: [`only ${shard}`] };
        await stage.job(run, event, results, { inputs, files: { "coverage/lcov.info": report } });
      }
      await stage.end(run, { exitCode: 0 });
      return await stage.judge(run);
    };
    const halves = await play(reports);
    expect(halves.outputs).toMatchObject({
      "coverage-covered": "4",
      "coverage-total": "4",
      "coverage-verdict": "met",
    });
    const twice = await play([reports[0] ?? "", reports[0] ?? ""]);
    expect(twice.outputs).toMatchObject({
      call: "retry",
      "coverage-covered": "3",
      "coverage-total": "4",
      "coverage-verdict": "below",
    });
  },
} satisfies Scenario;
