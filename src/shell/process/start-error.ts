import { UserError } from "../../core/errors.ts";

interface FailedStart {
  readonly program: string;
  readonly cwd: string;
  readonly cwdIsFolder: boolean;
  readonly cause: unknown;
}

/** Why a command could not be started, in words that lead to the remedy. */
export function startError({ program, cwd, cwdIsFolder, cause }: FailedStart): UserError {
  const error = (code: string, message: string, hint: string) =>
    new UserError(code, message, hint, { cause });
  if (program === "") {
    return error(
      "command-missing",
      "There is no command to run.",
      "Write it after `--`, such as `umpire run -- npm test`.",
    );
  }
  // Node reports a missing working directory as if the program were missing.
  if (!cwdIsFolder) {
    return error(
      "directory-missing",
      `The command was to run in ${cwd}, which is not a folder.`,
      "Correct the working directory.",
    );
  }
  switch (codeOf(cause)) {
    case "ENOENT":
      return error("command-not-found", `The command \`${program}\` was not found.`, notFoundHint(program));
    case "EACCES":
      return error(
        "command-not-executable",
        `\`${program}\` may not be executed.`,
        `If it is a script, run \`chmod +x ${program}\`, or start it with its interpreter (sh, node, python).`,
      );
    default:
      return error(
        "command-not-started",
        `\`${program}\` could not be started: ${cause instanceof Error ? cause.message : String(cause)}.`,
        "Run the same command in a terminal to see what is wrong with it.",
      );
  }
}

function codeOf(cause: unknown): unknown {
  return cause instanceof Error && "code" in cause ? cause.code : undefined;
}

function notFoundHint(program: string): string {
  if (/\s/.test(program)) {
    return "Umpire uses no shell: give the command and its arguments as separate words, without quotes around all of them.";
  }
  if (/[\\/]/.test(program)) return "Check the path; it is relative to the folder the command runs in.";
  return "Check the spelling, and that it is installed and on the PATH. Programs of the project's own packages are started with `npx`.";
}
