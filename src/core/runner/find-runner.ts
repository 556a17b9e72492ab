import { RUNNER_PROFILES, type RunnerProfile } from "./runner-profiles.ts";
import { isElsewhere, npmRoute, type Route, scriptCall } from "./script-call.ts";
import { splitScript } from "./split-script.ts";

export type Sighting =
  | {
      readonly kind: "one";
      readonly profile: RunnerProfile;
      /** Every word on the way to the runner, so that options given at any level are seen. */
      readonly words: readonly string[];
      readonly route: Route;
    }
  | { readonly kind: "several" }
  | { readonly kind: "none" };

interface Search {
  readonly scripts: ReadonlyMap<string, string>;
  /** What each script was found to run. Filled before a script is followed, so that one calling itself comes to an end. */
  readonly followed: Map<string, Sighting>;
}

const NONE: Sighting = { kind: "none" };
const MANAGERS = new Set(["npm", "pnpm", "yarn", "bun"]);
const SHELLS = new Set(["sh", "bash", "zsh", "dash"]);
/** Programs that start the command among their own words, whatever options come first. */
const WRAPPERS = new Set(
  (
    "npx bunx pnpx cross-env env dotenv c8 nyc time timeout nice xvfb-run " +
    "poetry uv uvx pipenv pdm hatch rye coverage bundle"
  ).split(" "),
);
const STARTERS = new Set([...MANAGERS, ...SHELLS, ...WRAPPERS, "node"]);

/** Which test runner a command starts, seen through package scripts, wrappers and chains of commands. */
export function findRunner(command: readonly string[], scripts: Readonly<Record<string, string>>): Sighting {
  return inCommand(command, { scripts: new Map(Object.entries(scripts)), followed: new Map() });
}

function inCommand(command: readonly string[], search: Search): Sighting {
  const words = bareWords(command);
  const [program = ""] = words;

  const profile = RUNNER_PROFILES.find((candidate) => candidate.isStartedBy(program, words));
  if (profile) return { kind: "one", profile, words, route: words.includes("--") ? noWay : (added) => added };
  if (MANAGERS.has(program)) return throughManager(words, search);
  if (SHELLS.has(program) && words[1] === "-c")
    return through(words, noWay, inScript(words[2] ?? "", search));
  if (program === "node") return inCommand(afterOptions(words), search);
  return WRAPPERS.has(program) ? amongWords(words, search) : NONE;
}

function throughManager(words: readonly string[], search: Search): Sighting {
  if (isElsewhere(words)) return NONE;
  const call = scriptCall(words);
  const script = call && search.scripts.get(call.script);
  if (call && script !== undefined) return through(words, call.route, followed(call.script, script, search));
  const wrapped = amongWords(words, search);
  return words[0] === "npm" ? through(words, npmRoute(words), wrapped) : wrapped;
}

function followed(name: string, script: string, search: Search): Sighting {
  const known = search.followed.get(name);
  if (known !== undefined) return known;
  search.followed.set(name, NONE);
  const sighting = inScript(script, search);
  search.followed.set(name, sighting);
  return sighting;
}

function through(words: readonly string[], route: Route, inner: Sighting): Sighting {
  if (inner.kind !== "one") return inner;
  const handOn: Route = (added) => {
    const given = inner.route(added);
    return given && route(given);
  };
  return { ...inner, words: [...inner.words, ...words], route: handOn };
}

/** Added arguments reach the last command of a script only. */
function inScript(script: string, search: Search): Sighting {
  const sightings = (splitScript(script) ?? []).map((words) => inCommand(words, search));
  const seen = sightings.filter((sighting) => sighting.kind !== "none");
  const [only] = seen;
  if (only === undefined) return NONE;
  if (seen.length > 1) return { kind: "several" };
  return only === sightings.at(-1) ? only : through([], noWay, only);
}

function amongWords(words: readonly string[], search: Search): Sighting {
  for (const [before, word] of words.slice(1).entries()) {
    const sighting = inCommand(words.slice(before + 1), search);
    // A starter has looked through all the words behind it: looking again would double the work at each one.
    if (sighting.kind !== "none" || STARTERS.has(word)) return sighting;
  }
  return NONE;
}

function noWay(): null {
  return null;
}

/** Without leading assignments, and with the program's plain name: `./node_modules/.bin/jest.cmd` is jest. */
function bareWords(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !/^\w+=/.test(word));
  const [program = "", ...rest] = start < 0 ? [] : words.slice(start);
  return [program.replace(/^.*[/\\]/, "").replace(/\.(?:exe|cmd|bat|ps1|[cm]?js)$/i, ""), ...rest];
}

function afterOptions(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word, index) => index > 0 && !word.startsWith("-"));
  return start < 0 ? [] : words.slice(start);
}
