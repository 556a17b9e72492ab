import { UserError } from "../../core/errors.ts";
import { oneLine } from "../../core/message/untrusted.ts";

interface Known {
  readonly says: RegExp;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

/** The client wraps its own error classes away, so only their words are left to tell them apart. */
const KNOWN: readonly Known[] = [
  {
    says: /not currently supported on GHES/,
    code: "artifacts-unsupported",
    message: "this GitHub Enterprise Server has no artifacts of version 4, and Umpire keeps attempts in them",
    hint: "Set the input `store: branch` and give the job `contents: write`: attempts are then kept on a branch.",
  },
  {
    says: /storage quota has been hit/,
    code: "artifacts-quota",
    message: "the storage for artifacts is full",
    hint: "Delete old artifacts, shorten their retention, or raise the limit in the billing settings.",
  },
  {
    says: /Unable to make request|Failed to make request|Upload progress stalled|ECONNRESET|ETIMEDOUT|EPIPE|socket hang up|\(5\d\d\)|REQUEST_SEND_ERROR/,
    code: "artifacts-unavailable",
    message: "the artifact service gave no usable answer",
    hint: "Run the job again when https://www.githubstatus.com shows no trouble.",
  },
  {
    says: /provided JWT token is invalid|Invalid token specified/,
    code: "artifacts-no-runner",
    message: "ACTIONS_RUNTIME_TOKEN is no token of a runner",
    hint: "The runner sets it for `uses:` steps; nothing else may.",
  },
];

export function uploadTrouble(name: string, error: unknown): "name-taken" | UserError {
  const said = error instanceof Error ? error.message : String(error);
  if (/\(409\)/.test(said)) return "name-taken";
  const known = KNOWN.find(({ says }) => says.test(said));
  const { code, message, hint } = known ?? {
    code: "artifacts-refused",
    message: "the artifact service refused it",
    hint: "If what it says is nothing you can change, please report it as a bug in Umpire.",
  };
  return new UserError(
    code,
    `Umpire could not upload ${JSON.stringify(name)}: ${message} ("${oneLine(said)}").`,
    hint,
    { cause: error },
  );
}
