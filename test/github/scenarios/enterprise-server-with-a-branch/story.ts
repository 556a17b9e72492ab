import { expect } from "vitest";
import type { Scenario } from "../../scenario.ts";

const SERVER = { GITHUB_SERVER_URL: "https://github.example.com" };

export default {
  title: "an Enterprise Server without artifacts keeps the attempts on a branch",
  async play(stage) {
    const token = await stage.github.token({
      permissions: {
        actions: "read",
        checks: "write",
        contents: "write",
        "pull-requests": "write",
        statuses: "write",
      },
    });
    const options = { token, env: SERVER, inputs: { store: "branch" } };
    const pull = await stage.openPull();
    const first = await stage.review(pull, { passed: ["a"], failed: ["b"] }, options);
    expect(first).toMatchObject({ exitCode: 1, outputs: { call: "retry", attempt: "1" } });
    await stage.push();
    await stage.github.faults({
      plan: [{ kind: "502-lost-answer", operation: "repos/create-or-update-file-contents", at: 1 }],
    });
    const second = await stage.review(pull, { passed: ["a"], failed: ["b"] }, options);
    expect(second).toMatchObject({ exitCode: 1, outputs: { call: "retry", attempt: "2" } });
    await stage.push();
    const third = await stage.review(pull, { passed: ["a"], failed: ["b"] }, options);
    expect(third).toMatchObject({ exitCode: 1, outputs: { call: "escalate", attempt: "3" } });
    const { comments, artifacts } = await stage.github.snapshot({ pull });
    expect(comments).toHaveLength(1);
    expect(artifacts).toEqual([]);
    const kept = await stage.github.files({ branch: "umpire-attempts", folder: `pull-${pull}` });
    const runs = [first, second, third].map(({ run }) => run);
    expect(kept.map((file) => file.replace(/-test-[0-9a-f]{8}\./, "-test."))).toEqual([
      ...runs.map((run) => `umpire-attempt-v1-${pull}-${run}-1-test.${run}.json`),
      ...runs.map((run) => `umpire-ledger-v1-${pull}.${run}.json`),
    ]);
    expect(third.stdout).not.toContain("::warning");
  },
} satisfies Scenario;
