import type { Blobs } from "./blobs.ts";
import { type Answer, type Call, Refusal, type Token } from "./call.ts";
import type { Emulated } from "./emulator.ts";
import type { Commit, Repositories } from "./repositories.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers of the API, read by name; GitHub's schema checks them on their way out
export type Json = any;

export interface PullState {
  readonly number: number;
  /** `owner/name`; null when the fork was deleted. */
  headRepository: string | null;
  readonly headRef: string;
  readonly baseRef: string;
  /** The head moves with its branch until the pull request is closed or the branch is gone. */
  lastHead: string;
  isClosed: boolean;
  isLocked: boolean;
  readonly author: string;
  readonly assignees: Set<string>;
  readonly teams: Set<string>;
}

export interface Run {
  readonly id: number;
  attempt: number;
  event: string;
  branch: string;
  sha: string;
  repository: string;
  path: string;
  name: string;
  actor: string;
  status: string;
  conclusion: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface Job {
  readonly id: number;
  readonly runId: number;
  /** The run attempt in which it ran. */
  readonly attempt: number;
  readonly name: string;
  readonly conclusion: string | null;
  readonly startedAt: string;
}

export interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  readonly runId: number;
  readonly blob: string;
  isExpired: boolean;
  isFinal: boolean;
  bytes: number;
  digest: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Listings that will still not show it. */
  hiddenFor: number;
}

export interface Meanwhile {
  readonly operation: string;
  readonly push: Commit;
}

export interface World {
  /** Address of the API. */
  readonly origin: string;
  readonly repository: string;
  readonly defaultBranch: string;
  /** Reading needs no permission. */
  readonly isPublic: boolean;
  readonly git: Repositories;
  readonly emulated: Emulated;
  readonly blobs: Blobs;
  readonly repositories: Map<string, Json>;
  readonly people: Map<string, Json>;
  /** What a person may do: admin, maintain, write, triage, read. */
  readonly roles: Map<string, string>;
  readonly tokens: Map<string, Token>;
  readonly pulls: Map<number, PullState>;
  /** By id, each with its attempts so far, the latest last. */
  readonly runs: Map<number, Run[]>;
  readonly jobs: Job[];
  readonly artifacts: StoredArtifact[];
  readonly checkRuns: Json[];
  readonly statuses: Json[];
  readonly reactions: Json[];
  /** What somebody will do at the moment a call of this name comes in. */
  readonly meanwhile: Meanwhile[];
  /** Listings for which a new artifact stays unseen. */
  lag: number;
  nextId: number;
}

export type Part = (call: Call, world: World) => Promise<Answer> | Answer;

export function nextId(world: World): number {
  world.nextId += 1;
  return world.nextId;
}

export function now(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, "Z");
}

export function notFound(): Refusal {
  return new Refusal(404, "Not Found");
}

export function pullOf(world: World, number: number): PullState {
  const pull = world.pulls.get(number);
  if (pull === undefined) throw notFound();
  return pull;
}

export function headOf({ git }: World, pull: PullState): string {
  const { headRepository, headRef, isClosed } = pull;
  const tip = isClosed || headRepository === null ? null : git.tip(headRepository, headRef);
  pull.lastHead = tip ?? pull.lastHead;
  return pull.lastHead;
}

export function baseOf({ git, repository }: World, { baseRef }: PullState): string {
  const tip = git.tip(repository, baseRef);
  if (tip === null) throw new Error(`The base branch ${baseRef} is gone.`);
  return tip;
}

/** A branch or a full SHA, as the endpoints under /commits take them. */
export async function shaOf({ git, repository }: World, ref: string): Promise<string> {
  const tip = git.tip(repository, ref.replace(/^(refs\/)?heads\//, ""));
  if (tip !== null) return tip;
  if (await git.has(repository, ref)) return ref;
  throw new Refusal(422, `No commit found for SHA: ${ref}`);
}
