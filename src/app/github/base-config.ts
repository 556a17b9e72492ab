import { type Config, DEFAULT_CONFIG } from "../../core/config/config.ts";
import { readConfig } from "../../core/config/read-config.ts";
import { USUAL_CONFIG } from "../../core/config/usual-config.ts";
import { UserError } from "../../core/errors.ts";
import type { GitHub, PullRequest } from "./ports.ts";

/** The configuration of the base branch: an attempt that loosens its own rules is judged by those it found. */
export async function baseConfig(
  { base }: Pick<PullRequest, "base">,
  named: string | undefined,
  github: GitHub,
): Promise<Config> {
  const path = (named ?? USUAL_CONFIG).replace(/^\.\//, "");
  const text = await github.fileAt(path, base.sha);
  if (text !== null) return readConfig(text, `${path} of ${base.ref}`);
  if (named === undefined) return DEFAULT_CONFIG;
  throw new UserError(
    "config-missing",
    `There is no configuration file ${path} on ${base.ref}.`,
    `Add it there first: a pull request is judged by the configuration of its base. Or leave \`config\` out to use ${USUAL_CONFIG} or the defaults.`,
  );
}
