import type { Config } from "../core/config/config.ts";
import type { Judgement } from "../core/decision/judge.ts";
import { UserError } from "../core/errors.ts";
import { learn, unexpired } from "../core/memory/patterns/learn.ts";
import { PATTERNS_FILE, readPatterns, writePatterns } from "../core/memory/patterns/pattern-file.ts";
import type { Pattern } from "../core/memory/patterns/pattern-schema.ts";
import type { World } from "./ports.ts";

type Memory = Pick<World, "files" | "clock" | "say">;

/** What earlier cases taught. Null when the file is broken: that is said, and the file is left as it is. */
export async function loadPatterns(config: Config, { files, clock, say }: Memory): Promise<Pattern[] | null> {
  const path = patternsPath(config);
  try {
    const text = await files.read(path);
    return text === null ? [] : unexpired(readPatterns(text, path), clock.now());
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    say(`${error.message} ${error.hint}`);
    return null;
  }
}

/** Only for runs that are trusted: what a pull request's own run learns, it could have made up. */
export async function learnPatterns(
  known: readonly Pattern[],
  judgements: readonly Judgement[],
  sessionId: string,
  config: Config,
  { files, clock }: Memory,
): Promise<void> {
  const now = clock.now();
  const learned = learn(known, judgements, sessionId, now);
  if (JSON.stringify(learned) === JSON.stringify(known)) return;
  await files.write(patternsPath(config), writePatterns(learned, now));
}

function patternsPath({ debug_memory }: Config): string {
  return `${debug_memory.location}/${PATTERNS_FILE}`;
}
