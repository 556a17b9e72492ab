import { errorInfo, UserError } from "../../core/errors.ts";
import { AnswerLost } from "./ports.ts";

/**
 * One surface failing must not take the others with it: the verdict stands, and what could not be shown is said.
 * Only what GitHub refused or lost is caught: our own mistakes are not.
 */
export class Attempts {
  readonly problems: string[] = [];

  async try<Result>(what: string, step: () => Promise<Result>): Promise<Result | null> {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof UserError || error instanceof AnswerLost)) throw error;
      const { message, hint } = errorInfo(error);
      this.problems.push(`${what}: ${message} ${hint}`);
      return null;
    }
  }
}
