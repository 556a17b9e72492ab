import { attemptsOf } from "../parts/runs.ts";
import { runtimeToken } from "../results-service.ts";
import type { Server } from "../server.ts";
import { headOf, nextId, now, pullOf, type Run } from "../world.ts";

interface NewRun {
  readonly event?: string;
  readonly branch?: string;
  readonly sha?: string;
  /** Of the head: the fork's name for a run of a fork. */
  readonly repository?: string;
  readonly pull?: number;
  readonly path?: string;
  readonly name?: string;
  readonly actor?: string;
  readonly status?: string;
  readonly conclusion?: string | null;
  readonly createdAt?: string;
}

type RunChange = Partial<
  Pick<Run, "status" | "conclusion" | "updatedAt" | "createdAt" | "event" | "path" | "sha">
>;

/** What GitHub Actions does around the step under test. */
export const RUNS = {
  runtimeToken: (_: Server, { run }: { run: number }) => runtimeToken(run),

  addRun({ world }: Server, run: NewRun) {
    const pull = run.pull === undefined ? undefined : pullOf(world, run.pull);
    const branch = run.branch ?? pull?.headRef ?? world.defaultBranch;
    const repository = run.repository ?? pull?.headRepository ?? world.repository;
    const sha = run.sha ?? (pull === undefined ? world.git.tip(repository, branch) : headOf(world, pull));
    if (sha === null) throw new Error(`A run needs a commit: ${repository} has no branch ${branch}.`);
    const createdAt = run.createdAt ?? now();
    const { event = "pull_request", path = ".github/workflows/ci.yml", name = "CI", actor = "dev" } = run;
    const { status = "in_progress", conclusion = null } = run;
    const id = nextId(world);
    const first: Run = {
      id,
      attempt: 1,
      event,
      branch,
      sha,
      repository,
      path,
      name,
      actor,
      status,
      conclusion,
      createdAt,
      updatedAt: createdAt,
    };
    world.runs.set(id, [first]);
    return id;
  },

  setRun({ world }: Server, { id, ...change }: { id: number } & RunChange) {
    const attempts = attemptsOf(world, id);
    const latest = attempts.at(-1);
    if (latest !== undefined) Object.assign(latest, { updatedAt: now(), ...change });
  },

  /** The next run attempt of the same run. */
  rerun({ world }: Server, { id, ...change }: { id: number } & RunChange) {
    const attempts = attemptsOf(world, id);
    const latest = attempts.at(-1);
    if (latest === undefined) return 0;
    const attempt = latest.attempt + 1;
    attempts.push({
      ...latest,
      status: "in_progress",
      conclusion: null,
      updatedAt: now(),
      ...change,
      attempt,
    });
    return attempt;
  },

  /** A job of the run attempt that is under way, as it ended. */
  addJob(
    { world }: Server,
    { run, name, conclusion }: { run: number; name: string; conclusion: string | null },
  ) {
    const attempt = attemptsOf(world, run).at(-1)?.attempt ?? 1;
    const id = nextId(world);
    world.jobs.push({ id, runId: run, attempt, name, conclusion, startedAt: now() });
    return id;
  },

  artifacts: ({ world }: Server, _: object) => world.artifacts.map(({ blob: _, ...artifact }) => artifact),

  expireArtifact({ world }: Server, { id }: { id: number }) {
    for (const artifact of world.artifacts) if (artifact.id === id) artifact.isExpired = true;
  },

  deleteArtifact({ world }: Server, { id }: { id: number }) {
    const index = world.artifacts.findIndex((artifact) => artifact.id === id);
    if (index !== -1) world.artifacts.splice(index, 1);
  },

  lag({ world }: Server, { polls }: { polls: number }) {
    world.lag = polls;
  },
};
