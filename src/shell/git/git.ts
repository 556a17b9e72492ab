import { execFile } from "node:child_process";
import { UserError } from "../../core/errors.ts";

/** Runs git in one folder and returns what it printed. */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<string>;

export interface GitOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Host settings that change what git prints are overruled, so that every machine sees the same. */
const SETTINGS = [
  "core.quotePath=false",
  "diff.renames=true",
  "diff.noprefix=false",
  "diff.mnemonicPrefix=false",
  "color.ui=false",
];
const MAX_OUTPUT = 1024 ** 3;

class GitFailure extends Error {
  override name = "GitFailure";
}

export function gitIn(cwd: string): Git {
  const settings = SETTINGS.flatMap((setting) => ["-c", setting]);
  return (args, { input, env } = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        cwd,
        maxBuffer: MAX_OUTPUT,
        env: { ...process.env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0", ...env },
      };
      const child = execFile("git", [...settings, ...args], options, (error, stdout, stderr) => {
        if (!error) return resolve(stdout);
        if (error.code === "ENOENT") return reject(noGit(error));
        return reject(new GitFailure(`git ${args[0]}: ${stderr.trim() || error.message}`, { cause: error }));
      });
      // Git may end before it has read everything; its exit code tells, not the broken pipe.
      child.stdin?.on("error", () => {});
      child.stdin?.end(input);
    });
}

function noGit(cause: Error): UserError {
  return new UserError(
    "git-missing",
    "The program `git` was not found.",
    "Install git and make sure it is on the PATH.",
    { cause },
  );
}

/** For questions to which failing is an answer, such as whether a ref exists. */
export async function answer(git: Git, args: readonly string[]): Promise<string | null> {
  try {
    return (await git(args)).trim();
  } catch (error) {
    if (error instanceof GitFailure) return null;
    throw error;
  }
}
