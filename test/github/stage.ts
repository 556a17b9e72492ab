import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type CaseSpec, junitXml } from "../support/junit.ts";
import { checkout } from "./checkout.ts";
import { type Event, mergeGroupEvent, pullRequestEvent, pushEvent, workflowRunEvent } from "./events.ts";
import { type ActionStep, type FinishedAction, spawnAction } from "./spawn-action.ts";
import type { LoopbackGitHub } from "./start-github.ts";

export interface Results {
  readonly passed?: readonly string[];
  readonly failed?: readonly string[];
  readonly skipped?: readonly string[];
}

export interface JobOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly job?: string;
  readonly token?: string;
  /** Files that the job leaves beside the report. */
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Played extends FinishedAction {
  readonly run: number;
}

/** One run of the action in a story, ready to be played. */
export interface StagedRun {
  /** Of the story, from 1. */
  readonly number: number;
  readonly run: number;
  readonly event: Event;
  readonly results: Results | null;
  readonly options: JobOptions;
  readonly attempt: number;
}

/** Plays the runs of a story; may do more with each of them. */
export type Director = (github: LoopbackGitHub, staged: StagedRun) => Promise<Played>;

/** What people and machines do in a story: push, run tests, judge. The action that runs is the shipped one. */
export class Stage {
  readonly github: LoopbackGitHub;
  /** What every run of the action came to, for a look when a story ends otherwise than told. */
  readonly played: Played[] = [];
  readonly #director: Director;
  #changes = 0;

  constructor(github: LoopbackGitHub, director: Director = played) {
    this.github = github;
    this.#director = director;
  }

  async openPull(given: { readonly fromFork?: boolean; readonly body?: string } = {}): Promise<number> {
    const author = given.fromFork ? "outsider" : "dev";
    const files = { "src/app.js": "export const value = 0;\n" };
    const { number } = await this.github.openPull({ branch: "work", author, files, ...given });
    return number;
  }

  async push(branch = "work", message?: string): Promise<string> {
    this.#changes += 1;
    const files = { "src/app.js": `export const value = ${this.#changes};\n` };
    return await this.github.push({ branch, files, message: message ?? `Change ${this.#changes}` });
  }

  /** One run of a workflow with one job that tests and reviews. */
  async review(pull: number, results: Results | null, options: JobOptions = {}): Promise<Played> {
    const run = await this.github.addRun({ pull });
    const played = await this.job(run, await pullRequestEvent(this.github, pull), results, options);
    await this.end(run, played);
    return played;
  }

  async end(run: number, { exitCode }: Pick<FinishedAction, "exitCode">): Promise<void> {
    const conclusion = exitCode === 0 ? "success" : "failure";
    await this.github.setRun({ id: run, status: "completed", conclusion });
  }

  /** A job of a run: a fresh checkout, the tests' report in it, and the action. */
  async job(
    run: number,
    event: Event,
    results: Results | null,
    options: JobOptions = {},
    attempt = 1,
  ): Promise<Played> {
    const number = this.played.length + 1;
    const end = await this.#director(this.github, { number, run, event, results, options, attempt });
    this.played.push(end);
    return end;
  }

  /** The same run once more, as the button on GitHub does it. */
  async rerun(run: number, pull: number, results: Results | null, options: JobOptions = {}): Promise<Played> {
    const attempt = await this.github.rerun({ id: run });
    const event = await pullRequestEvent(this.github, pull);
    const played = await this.job(run, event, results, options, attempt);
    await this.end(run, played);
    return played;
  }

  /** The judging workflow, from the default branch, after a run has ended. */
  async judge(of: number, options: JobOptions = {}): Promise<Played> {
    const run = await this.github.addRun({ event: "workflow_run", path: ".github/workflows/judge.yml" });
    const played = await this.job(run, await workflowRunEvent(this.github, of), null, options);
    await this.end(run, played);
    return played;
  }

  async pushToMain(results: Results, options: JobOptions = {}): Promise<Played> {
    const before = await this.github.tip();
    await this.push("main");
    const run = await this.github.addRun({ event: "push", branch: "main" });
    const played = await this.job(run, await pushEvent(this.github, "main", before ?? ""), results, options);
    await this.end(run, played);
    return played;
  }

  async mergeGroup(pull: number, results: Results): Promise<Played & { readonly sha: string }> {
    const event = await mergeGroupEvent(this.github, pull);
    const branch = event.ref.replace("refs/heads/", "");
    const run = await this.github.addRun({ event: "merge_group", branch, sha: event.sha });
    return { ...(await this.job(run, event, results)), sha: event.sha };
  }
}

async function played(github: LoopbackGitHub, staged: StagedRun): Promise<Played> {
  const workspace = await checkout(github, staged.event);
  try {
    await layResults(workspace, staged);
    return { ...(await spawnAction(github, stepOf(staged, workspace))), run: staged.run };
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

/** Several processes write reports in one story, and no two may be the same to the last byte. */
function writtenNow(report: string): string {
  return report.replace(/timestamp="[^"]*"/, `timestamp="${new Date().toISOString()}"`);
}

/** What the tests of the job left in its workspace. */
export async function layResults(workspace: string, { results, options }: StagedRun): Promise<void> {
  const report = results && { "reports/junit.xml": writtenNow(junitXml(casesOf(results))) };
  for (const [path, text] of Object.entries({ ...report, ...options.files })) {
    await mkdir(dirname(join(workspace, path)), { recursive: true });
    await writeFile(join(workspace, path), text);
  }
}

export function stepOf({ event, run, attempt, options }: StagedRun, workspace: string): ActionStep {
  const { inputs = {}, job = "test", token, env = {} } = options;
  return { event, workspace, run, attempt, job, inputs, env, ...(token && { token }) };
}

function casesOf({ passed = [], failed = [], skipped = [] }: Results): CaseSpec[] {
  return [
    ...passed,
    ...failed.map((name) => ({ name, failure: `${name}: expected 1 to be 2` })),
    ...skipped.map((name) => ({ name, skipped: true })),
  ];
}
