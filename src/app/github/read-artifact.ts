import { UserError } from "../../core/errors.ts";
import { type Records, readRecords } from "../../core/memory/records.ts";
import { RECORDS_FILE } from "./artifact-names.ts";
import type { Artifact } from "./ports.ts";
import type { GitHubWorld } from "./world.ts";

/**
 * What an artifact holds. Whatever is wrong with one is said, and never stops the judging of the others:
 * `gone` for ever, `refused` for what it holds, `later` when GitHub did not give it now.
 */
export async function readArtifact(
  artifact: Artifact,
  world: GitHubWorld,
): Promise<Records | "gone" | "refused" | "later"> {
  if (artifact.expired) return "gone";
  try {
    const zip = await world.github.download(artifact);
    if (zip === "gone") return "gone";
    const file = (await world.readZip(zip)).get(RECORDS_FILE);
    if (!file) {
      world.say(`Artifact ${artifact.name} holds no ${RECORDS_FILE}: it is left out.`);
      return "refused";
    }
    return readRecords(new TextDecoder().decode(file), artifact.name);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    world.say(`${error.message} ${error.hint}`);
    return error.code === "github-unavailable" ? "later" : "refused";
  }
}
