import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Scenario } from "./scenario.ts";
import { FAULT_KINDS, type FaultKind } from "./server/faults.ts";
import { type Director, Stage } from "./stage.ts";
import { type LoopbackGitHub, missingParts, startGitHub } from "./start-github.ts";

/** `npm run test:faults` sets it: names of stories, or `all`. */
const WANTED = process.env["UMPIRE_FAULTS"] ?? "";
const KINDS = FAULT_KINDS.filter(
  (kind) => process.env["UMPIRE_FAULT_KINDS"]?.split(",").includes(kind) ?? true,
);
const FOLDER = join(import.meta.dirname, "scenarios");
const names = readdirSync(FOLDER).filter((name) => WANTED === "all" || WANTED.split(",").includes(name));

interface Tally {
  atOnce: number;
  afterOneRun: number;
  calls: number;
}

/** Each kind of fault at each call of the last run of a story, one at a time. */
describe.skipIf(WANTED === "" || missingParts !== null)("with a fault at any call", () => {
  let github: LoopbackGitHub;
  const table: string[] = [];
  beforeAll(async () => {
    github = await startGitHub();
  });
  afterAll(async () => {
    await github?.stop();
    const file = process.env["UMPIRE_FAULTS_TABLE"];
    if (file) writeFileSync(file, `${table.join("\n")}\n`);
    process.stdout.write(`${table.join("\n")}\n`);
  });

  test.each(names)("%s ends as it does without", { timeout: 10 * 3_600_000 }, async (name) => {
    const { default: scenario }: { default: Scenario } = await import(join(FOLDER, name, "story.ts"));
    const calm = await play(scenario, null);
    const tally: Tally = { atOnce: 0, afterOneRun: 0, calls: calm.calls };
    for (const kind of KINDS)
      for (let at = 1; at <= calm.calls; at += 1) {
        const end = await play(scenario, {
          kind,
          at,
          last: calm.runs,
          calm: calm.ending,
          exitCode: calm.exitCode,
        });
        expect(end.ending, `${name}: ${kind} at call ${at}`).toEqual(calm.ending);
        if (end.again) tally.afterOneRun += 1;
        else tally.atOnce += 1;
      }
    const faults = tally.atOnce + tally.afterOneRun;
    table.push(`| ${name} | ${tally.calls} | ${faults} | ${tally.atOnce} | ${tally.afterOneRun} | 0 |`);
  });

  interface FaultPlan {
    readonly kind: FaultKind;
    readonly at: number;
    /** The run of the story in which it happens. */
    readonly last: number;
    readonly calm: unknown;
    readonly exitCode: number | null;
  }

  async function play(scenario: Scenario, plan: FaultPlan | null) {
    await github.reset();
    let calls = 0;
    let again = false;
    let lastExit: number | null = null;
    const director: Director = {
      async before(number) {
        await github.forgetCalls();
        if (plan && number === plan.last) await github.faults({ plan: [faultOf(plan)] });
      },
      async again(number, { exitCode }) {
        lastExit = exitCode;
        calls = (await github.calls()).length;
        if (!plan || number !== plan.last) return false;
        await github.faults({ plan: [] });
        again = exitCode !== plan.exitCode || JSON.stringify(await ending()) !== JSON.stringify(plan.calm);
        return again;
      },
    };
    const stage = new Stage(github, director);
    try {
      await scenario.play(stage);
    } catch (error) {
      const last = stage.played.at(-1);
      throw new Error(`${JSON.stringify(plan && faultOf(plan))}\n${last?.stdout.slice(-3000)}`, {
        cause: error,
      });
    }
    return { ending: await ending(), calls, runs: stage.played.length, again, exitCode: lastExit };
  }

  function faultOf({ kind, at }: FaultPlan) {
    const wait = kind === "403-rate" || kind === "429" ? { retryAfter: 1 } : {};
    return { kind, at, ...wait };
  }

  /** What people see. Commits and run numbers differ in every play. */
  async function ending() {
    const { comments, labels, statuses } = await github.snapshot({ pull: 1 });
    return {
      comments: comments.map(({ login, body }) => [login, body.split("\n")[1]]),
      labels,
      statuses: statuses.map(({ context, state }) => [context, state]),
    };
  }
});
