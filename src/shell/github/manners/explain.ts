import { UserError } from "../../../core/errors.ts";
import { type Trouble, troubleOf } from "./trouble.ts";

/** A call in the reader's words. */
export interface Operation {
  /** Goes after "could not": `read the comments of #12`. */
  readonly does: string;
  /** The permission of the job that it needs: `pull-requests: write`. */
  readonly needs: string;
}

/** The error that a person sees for a failed call; an error that GitHub did not send stays as it is. */
export function explained(operation: Operation, error: unknown): unknown {
  const trouble = troubleOf(error);
  return trouble === null ? error : explain(operation, trouble, error);
}

function explain({ does, needs }: Operation, { kind, status, said }: Trouble, cause: unknown): UserError {
  const told = (code: string, message: string, hint: string) =>
    new UserError(code, `Umpire could not ${does}: ${message}`, hint, { cause });
  switch (kind) {
    case "lost":
      return told(
        "github-unavailable",
        `GitHub gave no usable answer for as long as Umpire waits (${status}, "${said}").`,
        "Run the job again when https://www.githubstatus.com shows no trouble.",
      );
    case "limited":
      return told(
        "github-unavailable",
        `the rate limit is spent, and its reset is further away than Umpire waits (${status}, "${said}").`,
        "Run the job again later; fewer jobs that use the same token leave more calls to each.",
      );
    case "token":
      return told(
        "github-token",
        `GitHub does not accept the token (401, "${said}").`,
        "Leave `token` out to use the workflow's own, or pass one that has not expired.",
      );
    case "permission":
      return told(
        "github-permission",
        `the token lacks \`${needs}\` (403, "${said}").`,
        `Give the job that permission:\n  permissions:\n    ${needs}\nA pull request from a fork always has a read-only token: record there and judge in a second workflow on \`workflow_run\`.`,
      );
    case "locked":
      return told(
        "github-locked",
        `the conversation is locked (403, "${said}").`,
        "Unlock it, or read the result in the job summary.",
      );
    case "missing":
      return told(
        "github-not-found",
        `GitHub found nothing there (${status}, "${said}").`,
        `It may have been deleted meanwhile, or the token may not see it: that needs \`${needs}\`.`,
      );
    case "refused":
      return told(
        "github-refused",
        `GitHub refused it (${status}, "${said}").`,
        "If what GitHub says is nothing you can change, please report it as a bug in Umpire.",
      );
  }
}
