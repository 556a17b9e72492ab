import { UserError } from "../../core/errors.ts";
import { type Records, readRecords } from "../../core/memory/records.ts";
import { RECORDS_FILE } from "./artifact-names.ts";
import type { Artifact } from "./ports.ts";
import type { GitHubWorld } from "./world.ts";

/**
 * What an artifact holds: `gone` for ever, or `refused` for what it holds, which is said and never stops the judging of
 * the others. When GitHub does not give it, that is no answer: who goes on without it may pass what it would have held back.
 */
export async function readArtifact(
  artifact: Artifact,
  world: GitHubWorld,
): Promise<Records | "gone" | "refused"> {
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
    if (!(error instanceof UserError) || error.code.startsWith("github-")) throw error;
    world.say(`${error.message} ${error.hint}`);
    return "refused";
  }
}
