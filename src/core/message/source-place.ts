import type { Gap } from "../attempt/coverage-summary.ts";
import type { WorkflowFacts } from "../attempt/evidence.ts";
import { lineWords } from "./coverage-words.ts";
import { fileLink, Markdown } from "./untrusted.ts";

/** Where the code of a run can be looked at. */
export interface SourcePlace {
  /** Up to the commit: `https://github.com/OWNER/REPOSITORY/blob/COMMIT`. */
  readonly address: string;
  /** Files that are not there as they were judged: their lines are others. */
  readonly differing: ReadonlySet<string>;
}

/** A run on GitHub tested exactly its commit. */
export function placeOfRun(workflow: WorkflowFacts | null): SourcePlace | null {
  const repository = workflow?.url.split("/actions/runs/")[0];
  if (!workflow || !repository || repository === workflow.url) return null;
  return { address: `${repository}/blob/${workflow.headSha}`, differing: new Set() };
}

/** "lines 42-48, 51", each a link where the lines can be looked at. */
export function lineLinks({ path, ranges }: Gap, place: SourcePlace | null): Markdown {
  if (!place || place.differing.has(path)) return new Markdown(lineWords(ranges));
  return new Markdown(
    lineWords(ranges, (words, [first, last]) => {
      const anchor = first === last ? `L${first}` : `L${first}-L${last}`;
      return fileLink(new Markdown(words), place.address, path, anchor).text;
    }),
  );
}
