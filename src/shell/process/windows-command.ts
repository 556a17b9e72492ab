import { existsSync } from "node:fs";
import { win32 } from "node:path";
import { UserError } from "../../core/errors.ts";

/** What to hand to spawn. */
export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  /** The arguments are quoted already; Node must not quote them again. */
  readonly verbatim: boolean;
}

type Environment = Readonly<Record<string, string>>;

/** Windows starts .exe files by name, but npm, npx, gradlew and the like are batch files, which only cmd.exe can run. */
export function windowsLaunch(
  command: readonly string[],
  cwd: string,
  env: Environment,
  exists: (path: string) => boolean = existsSync,
): Launch {
  const [program = "", ...args] = command;
  const file = candidates(program, cwd, env).find(exists) ?? program;
  if (!/\.(?:cmd|bat)$/i.test(file)) return { file, args, verbatim: false };

  const line = [file, ...args].map(batchQuoted).join(" ");
  const shell = variable(env, "ComSpec") ?? "cmd.exe";
  // /d: no AutoRun; /e:on and /v:off: what the quoting rests on; /s: strip the outer quotes and nothing else.
  return { file: shell, args: ["/d", "/e:on", "/v:off", "/s", "/c", `"${line}"`], verbatim: true };
}

function candidates(program: string, cwd: string, env: Environment): string[] {
  const extensions = (variable(env, "PATHEXT") ?? ".COM;.EXE;.BAT;.CMD").split(";").filter(Boolean);
  const folders = /[\\/]/.test(program) ? [cwd] : (variable(env, "PATH") ?? "").split(";").filter(Boolean);
  const endings = win32.extname(program) === "" ? extensions : ["", ...extensions];
  return folders.flatMap((folder) => endings.map((ending) => win32.resolve(folder, program + ending)));
}

/** Windows does not mind the case of a variable's name. */
function variable(env: Environment, name: string): string | undefined {
  return Object.entries(env).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

/**
 * Quoted for cmd.exe, for the batch file that passes it on, and for the program that reads it in the end.
 * Quotes are doubled, which keeps cmd.exe inside the quotes, so that no &, | or > is ever live.
 */
/** @internal */
export function batchQuoted(argument: string): string {
  if (/[\r\n\0]/.test(argument)) {
    throw new UserError(
      "command-unquotable",
      `An argument of the command holds a line break, which a batch file cannot take: ${JSON.stringify(argument)}.`,
      "Put the command into a script file and run that.",
    );
  }
  const quoted = argument
    .replace(/(\\*)"/g, '$1$1""')
    .replace(/\\+$/, "$&$&")
    // %cd:~,% is always empty: it parts the percent sign from any name that follows.
    .replaceAll("%", "%%cd:~,%");
  return `"${quoted}"`;
}
