import type { Judgement } from "../../core/decision/judge.ts";
import { UserError } from "../../core/errors.ts";
import { learn, unitePatterns } from "../../core/memory/patterns/learn.ts";
import { readPatterns, writePatterns } from "../../core/memory/patterns/pattern-file.ts";
import type { Pattern } from "../../core/memory/patterns/pattern-schema.ts";
import type { Attempts } from "./attempted.ts";
import type { MayGather } from "./may-gather.ts";
import type { Artifact } from "./ports.ts";
import type { GitHubWorld } from "./world.ts";

/** What a repository's cases taught, kept as an artifact: only runs that no pull request can change may write it. */
export interface SharedMemory {
  /** Whose word is believed. */
  readonly mayWrite: MayGather;
  /** False for a pull request from a fork: whoever cannot write to the repository teaches it nothing. */
  readonly mayLearn: boolean;
}

const ARTIFACT = "umpire-memory-v1";
const FILE = "learned-patterns.yaml";
/** As long as anything that was learned is kept. */
const RETENTION_DAYS = 90;
/** Runs that end together do not see what the other learned; the next one sees what all of them did. */
const MOST_READ = 5;
const MOST_CLAIMS = 20;

/** Null when it is not known what is stored: then nothing is written over it. */
export async function recallMemory(
  memory: SharedMemory | undefined,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Pattern[] | null> {
  if (!memory) return null;
  return await attempts.try("Memory", async () => {
    const lists: Pattern[][] = [];
    for (const artifact of await world.github.artifactsNamed(ARTIFACT, MOST_CLAIMS)) {
      if (lists.length === MOST_READ) break;
      if (artifact.expired || artifact.runId === null) continue;
      if (memory.mayWrite(await world.github.run(artifact.runId))) lists.push(await read(artifact, world));
    }
    return unitePatterns(lists, world.clock.now());
  });
}

async function read(artifact: Artifact, world: GitHubWorld): Promise<Pattern[]> {
  const zip = await world.github.download(artifact);
  const file = zip === "gone" ? undefined : (await world.readZip(zip)).get(FILE);
  if (!file) return [];
  try {
    return readPatterns(new TextDecoder().decode(file), artifact.name);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    world.say(`${error.message} It is left out.`);
    return [];
  }
}

export interface Lesson {
  /** What was known before; null when that is not known. */
  readonly known: readonly Pattern[] | null;
  readonly judgements: readonly Judgement[];
  readonly sessionId: string;
}

export async function keepMemory(
  memory: SharedMemory | undefined,
  { known, judgements, sessionId }: Lesson,
  attempts: Attempts,
  world: GitHubWorld,
): Promise<void> {
  if (!memory?.mayLearn || known === null) return;
  const now = world.clock.now();
  const learned = learn(known, judgements, sessionId, now);
  if (JSON.stringify(learned) === JSON.stringify(known)) return;
  const files = { [FILE]: writePatterns(learned, now) };
  await attempts.try("Memory", () => world.uploads.upload(ARTIFACT, files, RETENTION_DAYS));
}
