/** How arguments for the runner become arguments of the typed command. Null: they would be lost or land elsewhere. */
export type Route = (added: readonly string[]) => readonly string[] | null;

/** A call of a package script, such as `npm run unit -- --bail`. */
export interface ScriptCall {
  readonly script: string;
  readonly route: Route;
}

/** With these a package manager works on another package, or on many: the scripts we know do not tell what happens there. */
const ELSEWHERE =
  /^(?:-C|-w|-ws|-r|-F|--prefix|--workspaces?|--filter|--recursive|--cwd|--dir|workspaces?)(?:=|$)/;
const NPM_TEST = new Set(["test", "tst", "t"]);
const RUN = new Set(["run", "run-script"]);

export function isElsewhere(words: readonly string[]): boolean {
  const dashes = words.indexOf("--");
  return words.slice(0, dashes < 0 ? undefined : dashes).some((word) => ELSEWHERE.test(word));
}

/** Of npm, pnpm, yarn or bun. */
export function scriptCall(words: readonly string[]): ScriptCall | undefined {
  return words[0] === "npm" ? npmCall(words) : directCall(words);
}

function npmCall(words: readonly string[]): ScriptCall | undefined {
  const [verb = "", name] = words.slice(1).filter((word) => !word.startsWith("-"));
  const script = NPM_TEST.has(verb) ? "test" : RUN.has(verb) ? name : undefined;
  return script === undefined ? undefined : { script, route: npmRoute(words) };
}

/** npm keeps every option before `--` for itself and hands on what follows, a further `--` included. */
export function npmRoute(words: readonly string[]): Route {
  const dashes = words.indexOf("--");
  if (dashes < 0) return (added) => ["--", ...added];
  return words.includes("--", dashes + 1) ? () => null : (added) => added;
}

/** pnpm, yarn and bun hand on all that follows the script name; what becomes of a `--` there differs by tool and version. */
function directCall(words: readonly string[]): ScriptCall | undefined {
  const at = words.findIndex((word, index) => index > 0 && !word.startsWith("-") && !RUN.has(word));
  const script = words[at];
  if (script === undefined) return undefined;
  // `bun test` is bun's own runner; `bun run test` is the script.
  if (words[0] === "bun" && script === "test" && !words.some((word) => RUN.has(word))) return undefined;

  const keepsDashes = words[0] === "pnpm";
  const isFree = !words.includes("--", at);
  return { script, route: (added) => (isFree && (keepsDashes || added[0] !== "--") ? added : null) };
}
