import type { Evidence } from "../../core/attempt/evidence.ts";
import type { Witness } from "../../core/attempt/witness.ts";
import type { Config } from "../../core/config/config.ts";
import { USUAL_CONFIG } from "../../core/config/usual-config.ts";
import type { GitHub, PullRequest } from "./ports.ts";
import type { GitHubWorld } from "./world.ts";

export interface WitnessRequest {
  readonly pull: PullRequest;
  /** The commit that was tested. */
  readonly headSha: string;
  readonly evidence: readonly Evidence[];
  readonly config: Config;
  /** The configuration that the step names. */
  readonly rules: string | undefined;
}

/** Enough to tell a lie from a file that the base has got meanwhile. */
const MOST_LOOKS = 5;

/** What the tested commit changes, from the API; null when the pull request has another head by now. */
export async function witnessChange(request: WitnessRequest, world: GitHubWorld): Promise<Witness | null> {
  const { pull, headSha, config, rules = USUAL_CONFIG } = request;
  const { github } = world;
  if (pull.head.sha !== headSha) return null;
  const memory = `${config.debug_memory.location}/`;
  const listed = (await github.pullFiles(pull.number)).map(({ path }) => path);
  const paths = listed.filter((path) => !path.startsWith(memory));
  const suspicious = leftOut(paths, request.evidence);
  const witness = { headSha, rules: rules.replace(/^\.\//, "") };
  if (suspicious.length === 0) return { ...witness, changed: paths };
  if ((await github.pull(pull.number)).head.sha !== headSha) return null;
  const isKnown = await firstDifference(suspicious.slice(0, MOST_LOOKS), pull, github);
  return { ...witness, changed: isKnown ? paths : paths.filter((path) => !suspicious.includes(path)) };
}

function leftOut(paths: readonly string[], evidence: readonly Evidence[]): string[] {
  const claimed = evidence.filter(({ code }) => code.base !== null);
  const lists = claimed.map(({ code }) => new Set(code.files.map(({ path }) => path)));
  return paths.filter((path) => lists.some((list) => !list.has(path)));
}

/** GitHub compares with where the branch began. What the base has got since is no difference of this work. */
async function firstDifference(
  paths: readonly string[],
  { head, base }: PullRequest,
  github: GitHub,
): Promise<boolean> {
  for (const path of paths)
    if ((await github.fileAt(path, base.sha)) !== (await github.fileAt(path, head.sha))) return true;
  return false;
}
