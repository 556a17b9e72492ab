import { createHash } from "node:crypto";
import type {
  Artifact,
  CheckRun,
  CheckRunInput,
  Comment,
  CommitStatus,
  GitHub,
  PullRequest,
  Review,
  ReviewRemark,
  WorkflowJob,
  WorkflowRun,
} from "../../../src/app/github/ports.ts";
import type { GitHubWorld } from "../../../src/app/github/world.ts";
import type { PullFile } from "../../../src/core/change/diff/pull-files.ts";
import type { Delivery } from "../../../src/core/message/notify/deliveries.ts";
import { templateRenderer } from "../../../src/shell/templates/render.ts";

export const BOT = { id: 41898282, login: "github-actions[bot]", type: "Bot" } as const;
export const HEAD_REPOSITORY = 77;
/** Shared: thousands of runs in one test would each compile the templates. */
const RENDER = templateRenderer();
const WORKFLOW = ".github/workflows/test.yml";

interface Stored extends Artifact {
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** All that a repository holds, in plain lists: for stories of many runs at once, which no server could tell apart. */
export class InMemoryGitHub {
  readonly pulls = new Map<number, PullRequest>();
  readonly runs = new Map<number, WorkflowRun>();
  readonly jobs: (WorkflowJob & { readonly runId: number })[] = [];
  readonly artifacts: Stored[] = [];
  readonly comments: (Comment & { readonly on: number })[] = [];
  readonly checks: (CheckRun & { input: CheckRunInput })[] = [];
  readonly statuses: (CommitStatus & { readonly sha: string; readonly creator?: Comment["author"] })[] = [];
  readonly labels = new Map<number, Set<string>>();
  readonly calls: string[] = [];
  readonly files = new Map<string, string>();
  readonly pullFiles: PullFile[] = [];
  readonly reviews: Review[] = [];
  readonly remarks: ReviewRemark[] = [];
  readonly deliveries: Delivery[] = [];
  /** What becomes of each notification; null: it is sent. */
  notificationProblem: string | null = null;
  /** Called before each notification: may throw, as when the run is lost, or say what becomes of it. */
  notifying: (delivery: Delivery) => Promise<string | null> = async () => null;
  /** Called before each call, with its name: may wait, or throw. */
  before: (call: string) => Promise<void> = async () => undefined;
  /** Called after a write happened: may throw to lose its answer. */
  after: (call: string) => void = () => undefined;
  #next = 1000;

  addPull(given: Partial<PullRequest> & { readonly number: number }): PullRequest {
    const pull: PullRequest = {
      title: "Work",
      body: "",
      state: "open",
      locked: false,
      author: "dev",
      labels: [],
      head: { sha: "a".repeat(40), ref: "work", repositoryId: HEAD_REPOSITORY },
      base: { ref: "main", sha: "0".repeat(40) },
      ...given,
    };
    this.pulls.set(pull.number, pull);
    return pull;
  }

  addRun(given: Partial<WorkflowRun> & { readonly id: number }): WorkflowRun {
    const run: WorkflowRun = {
      attempt: 1,
      event: "pull_request",
      status: "completed",
      conclusion: "failure",
      path: WORKFLOW,
      head: { sha: sha(given.id), ref: "work", repositoryId: HEAD_REPOSITORY },
      createdAt: new Date(Date.UTC(2026, 0, 25, 12, given.id)).toISOString(),
      startedAt: null,
      updatedAt: new Date(Date.UTC(2026, 0, 25, 13, given.id)).toISOString(),
      url: `https://github.com/OWNER/project/actions/runs/${given.id}`,
      ...given,
    };
    this.runs.set(run.id, run);
    return run;
  }

  comment(on: number, body: string, author: Comment["author"] = BOT): number {
    const id = this.#next++;
    this.comments.push({
      id,
      on,
      body,
      author,
      url: `https://github.com/OWNER/project/pull/${on}#issuecomment-${id}`,
    });
    return id;
  }

  /** What one run sees of it; `runId` is where its uploads go. */
  world(runId: number): GitHubWorld {
    return {
      github: this.#github(),
      uploads: {
        upload: async (name, files) => {
          await this.#call("upload");
          const taken = this.artifacts.filter(
            (one) => one.runId === runId && one.name.startsWith(name),
          ).length;
          const stored = taken === 0 ? name : `${name}-${taken + 1}`;
          const text = new Map(
            Object.entries(files).map(([path, body]) => [path, new TextEncoder().encode(body)]),
          );
          this.artifacts.push({
            id: this.#next++,
            name: stored,
            runId,
            expired: false,
            bytes: 1,
            createdAt: new Date(Date.UTC(2026, 0, 25, 14, 0, this.artifacts.length)).toISOString(),
            files: text,
          });
          this.after("upload");
          return stored;
        },
      },
      readZip: async (zip) =>
        this.artifacts.find(({ id }) => id === Number(new TextDecoder().decode(zip)))?.files ?? new Map(),
      render: RENDER,
      notifier: {
        send: async (delivery) => {
          const problem = await this.notifying(delivery);
          this.deliveries.push(delivery);
          return { problem: problem ?? this.notificationProblem };
        },
      },
      clock: { now: () => "2026-01-25T15:00:00.000Z" },
      ids: { fresh: () => "00000000-0000-4000-8000-000000000001", fromName: uuid },
      wait: async () => undefined,
      say: () => undefined,
    };
  }

  async #call(name: string): Promise<void> {
    await this.before(name);
    this.calls.push(name);
  }

  #github(): GitHub {
    const call = (name: string) => this.#call(name);
    const write = async <Result>(name: string, change: () => Result): Promise<Result> => {
      await call(name);
      const result = change();
      this.after(name);
      return result;
    };
    return {
      repository: "OWNER/project",
      viewer: async () => BOT,
      pull: async (number) => {
        await call("pull");
        const pull = must(this.pulls.get(number));
        return { ...pull, labels: [...pull.labels, ...(this.labels.get(number) ?? [])] };
      },
      pullsAt: async (at) => {
        await call("pullsAt");
        return [...this.pulls.values()].filter(({ head }) => head.sha === at);
      },
      pullFiles: async () => {
        await call("pullFiles");
        return [...this.pullFiles];
      },
      pullDiff: async () => null,
      reviews: async () => {
        await call("reviews");
        return [...this.reviews];
      },
      reviewRemarks: async () => {
        await call("reviewRemarks");
        return [...this.remarks];
      },
      run: async (id) => {
        await call("run");
        return must(this.runs.get(id));
      },
      runs: async ({ branch, event }) => {
        await call("runs");
        return [...this.runs.values()]
          .filter((run) => run.head.ref === branch && run.event === event)
          .sort((left, right) => right.id - left.id);
      },
      jobsOf: async (id, attempt) => {
        await call("jobsOf");
        return this.jobs.filter((one) => one.runId === id && one.attempt <= attempt);
      },
      artifactsOf: async (runId, prefix) => {
        await call("artifactsOf");
        return this.artifacts.filter((one) => one.runId === runId && one.name.startsWith(prefix));
      },
      artifactsNamed: async (name, most) => {
        await call("artifactsNamed");
        return this.artifacts
          .filter((one) => one.name === name)
          .reverse()
          .slice(0, most);
      },
      download: async ({ id }) => {
        await call("download");
        const found = this.artifacts.find((one) => one.id === id);
        return found && !found.expired ? new TextEncoder().encode(String(id)) : "gone";
      },
      comments: async (on) => {
        await call("comments");
        return this.comments.filter((one) => one.on === on).map((one) => ({ ...one }));
      },
      createComment: (on, body) =>
        write("createComment", () => {
          const made = this.comment(on, body);
          return must(this.comments.find(({ id }) => id === made));
        }),
      updateComment: (id, body) =>
        write("updateComment", () => {
          const position = this.comments.findIndex((one) => one.id === id);
          const changed = { ...must(this.comments[position]), body };
          this.comments[position] = changed;
          return changed;
        }),
      deleteComment: (id) =>
        write("deleteComment", () => {
          const position = this.comments.findIndex((one) => one.id === id);
          if (position >= 0) this.comments.splice(position, 1);
        }),
      checkRuns: async (at, name) => {
        await call("checkRuns");
        return this.checks.filter(({ input }) => input.sha === at && input.name === name);
      },
      createCheckRun: (input) =>
        write("createCheckRun", () => {
          const check = {
            id: this.#next++,
            externalId: input.externalId,
            url: "",
            annotations: input.annotations.length,
            input,
          };
          this.checks.push(check);
          return check;
        }),
      updateCheckRun: (id, input) =>
        write("updateCheckRun", () => {
          const position = this.checks.findIndex((one) => one.id === id);
          const known = must(this.checks[position]);
          const changed = { ...known, annotations: known.annotations + input.annotations.length, input };
          this.checks[position] = changed;
          return changed;
        }),
      setStatus: (at, status) => write("setStatus", () => void this.statuses.push({ ...status, sha: at })),
      statuses: async (at) => {
        await call("statuses");
        const found = this.statuses.filter(({ sha }) => sha === at).reverse();
        return found.map(({ context, state, creator = BOT }) => ({ context, state, creator }));
      },
      addLabels: (issue, names) =>
        write(
          "addLabels",
          () => void this.labels.set(issue, new Set([...(this.labels.get(issue) ?? []), ...names])),
        ),
      removeLabel: (issue, name) => write("removeLabel", () => void this.labels.get(issue)?.delete(name)),
      addAssignees: () => write("addAssignees", () => undefined),
      requestReviewers: () => write("requestReviewers", () => undefined),
      fileAt: async (path) => this.files.get(path) ?? null,
    };
  }
}

export function sha(number: number): string {
  return createHash("sha1").update(String(number)).digest("hex");
}

function uuid(name: string): string {
  const hex = createHash("sha1").update(name).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-5$3-8$4-$5");
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("There is no such thing in this GitHub.");
  return value;
}
