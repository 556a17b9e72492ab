import type { Artifact, WorkflowRun } from "./ports.ts";
import type { GitHubWorld } from "./world.ts";

/** Each run can upload a name once, so that hiding the true one takes as many runs. */
const MOST_CLAIMS = 20;

/** The newest artifact of a name from a run that may upload it: any run can take any name. */
export async function newestOf(
  name: string,
  mayUpload: (run: WorkflowRun) => boolean,
  { github }: Pick<GitHubWorld, "github">,
): Promise<{ readonly artifact: Artifact; readonly run: WorkflowRun } | null> {
  for (const artifact of await github.artifactsNamed(name, MOST_CLAIMS)) {
    if (artifact.runId === null) continue;
    const run = await github.run(artifact.runId);
    if (mayUpload(run)) return { artifact, run };
  }
  return null;
}
