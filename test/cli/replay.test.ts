import { describe, expect, test } from "vitest";
import { junitXml } from "../support/junit.ts";
import { lcov } from "../support/lcov.ts";
import { aRepository, type TestRepository } from "../support/repository.ts";
import { expectValid } from "../support/schemas.ts";
import { umpire } from "../support/umpire.ts";

/** Two recorded runs: one fails, the next passes with half of its lines covered. */
async function recorded(): Promise<TestRepository> {
  const repository = await aRepository();
  await repository.commit("Start", { ".gitignore": ".aiwg/\nreports/\n" });
  await repository.git("switch", "--quiet", "--create", "work");
  for (const failure of ["1 !== 2", undefined]) {
    const body = `export const half = (n) => {\n  if (n < 0) return 0;\n  return n / 2; // ${failure}\n};\n`;
    await repository.commit("Halve", { "src/half.js": body });
    await repository.write({
      "reports/junit.xml": junitXml([{ name: "halves", failure }]),
      "reports/lcov.info": lcov({ "src/half.js": { 1: 1, 2: 0, 3: 1 } }),
    });
    await umpire(repository.root, "review", "--junit", "reports/*.xml", "--coverage", "reports/lcov.info");
  }
  return repository;
}

describe("umpire replay", () => {
  test("tells what another policy would have called, and stores nothing", async () => {
    const repository = await recorded();
    await repository.write({
      "new.yml":
        "retry_policy: { max_attempts: 1 }\ncoverage_requirements:\n  new_function: { minimum_coverage: 50 }\n",
    });
    const before = (await umpire(repository.root, "ledger", "--json")).stdout;
    const ran = await umpire(repository.root, "replay", "--config", "new.yml", "--json");
    expect(ran.exitCode).toBe(0);
    expectValid("replay", ran.json());
    expect(ran.json()).toMatchObject({
      branch: "work",
      changed: 2,
      runs: [
        { now: { call: "retry" }, proposed: { call: "escalate", rule: "max_attempts_reached" } },
        {
          now: { call: "retry", rule: "attempts_left" },
          proposed: { call: "proceed", rule: "nothing_blocks" },
        },
      ],
    });
    expect((await umpire(repository.root, "ledger", "--json")).stdout).toBe(before);
    const shown = await umpire(repository.root, "replay", "--config", "new.yml");
    expect(shown.stdout).toMatch(/^Replay of work: 2 of 2 runs would change\n/);
  });

  test("of another branch, on which nothing is recorded", async () => {
    const repository = await recorded();
    await repository.write({ "new.yml": "" });
    const ran = await umpire(repository.root, "replay", "--config", "new.yml", "--branch", "other");
    expect([ran.exitCode, ran.stdout]).toEqual([0, expect.stringMatching(/^Nothing is recorded on other\./)]);
  });

  test.each([
    ["a policy that is not there", ["--config", "gone.yml"], "config-missing"],
    ["a policy that is none", ["--config", "bad.yml"], "config-invalid"],
  ])("refuses %s", async (_name, args, code) => {
    const repository = await aRepository();
    await repository.commit("Start", { "bad.yml": "retry_polcy: {}\n" });
    const ran = await umpire(repository.root, "replay", ...args, "--json");
    expect(ran.exitCode).toBe(2);
    expect(ran.json()).toMatchObject({ error: { code } });
  });

  test("without a policy to try is wrong usage", async () => {
    const repository = await aRepository();
    expect((await umpire(repository.root, "replay")).exitCode).toBe(2);
  });
});
