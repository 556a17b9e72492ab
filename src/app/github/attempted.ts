import { errorInfo, UserError } from "../../core/errors.ts";
import { AnswerLost } from "./ports.ts";

/** What is shown of a verdict on GitHub. */
const SURFACES = ["Commit status", "Check run", "Comment"] as const;

const WRITING = /\b[a-z-]+: write\b/;

/**
 * One surface failing must not take the others with it: the verdict stands, and what could not be shown is said.
 * Only what GitHub refused or lost is caught: our own mistakes are not.
 */
export class Attempts {
  readonly problems: string[] = [];
  /** What GitHub did not tell, though a verdict rests on it: without it nothing may pass. */
  readonly unknown: string[] = [];
  readonly #done = new Set<string>();
  readonly #forbidden = new Map<string, string>();
  #told = 0;

  async try<Result>(what: string, step: () => Promise<Result>): Promise<Result | null> {
    try {
      const result = await step();
      this.#done.add(what);
      return result;
    } catch (error) {
      if (!(error instanceof UserError || error instanceof AnswerLost)) throw error;
      const { code, message, hint } = errorInfo(error);
      const problem = `${what}: ${message} ${hint}`;
      if (code === "github-permission" && WRITING.test(message)) this.#forbidden.set(problem, what);
      this.problems.push(problem);
      return null;
    }
  }

  /** As `try`, for what a verdict rests on. */
  async ask<Result>(what: string, step: () => Promise<Result>): Promise<Result | null> {
    let isTold = false;
    const answer = await this.try(what, async () => {
      const told = await step();
      isTold = true;
      return told;
    });
    if (!isTold) this.unknown.push(what);
    return answer;
  }

  /** Whether GitHub let this token write nothing of what it tried: Dependabot's, or one that was given no more. */
  get isReadOnly(): boolean {
    const refused = new Set(this.#forbidden.values());
    return refused.has("Commit status") && !SURFACES.some((surface) => this.#done.has(surface));
  }

  /** What was not told yet. A token that can only read is one problem, and not one for each surface. */
  untold(): string[] {
    const fresh = [...new Set(this.problems.slice(this.#told))];
    this.#told = this.problems.length;
    return this.isReadOnly ? fresh.filter((problem) => !this.#forbidden.has(problem)) : fresh;
  }
}
