import type { Evidence } from "../attempt/evidence.ts";
import { isDocumentationPath } from "../change/is-documentation-path.ts";
import { isTestPath } from "../change/is-test-path.ts";

/** The file a session is about: the source most failures point into, else the source with most changed lines. */
export function primaryFile(evidence: Evidence | undefined): string {
  if (!evidence) return "(no run yet)";
  const votes = new Map<string, number>();
  for (const { frame } of evidence.failures) {
    if (frame && !isTestPath(frame.file)) votes.set(frame.file, (votes.get(frame.file) ?? 0) + 1);
  }
  const [blamed] = [...votes].sort((left, right) => right[1] - left[1]);
  return blamed?.[0] ?? mostChanged(evidence) ?? evidence.failures[0]?.testFile ?? "(no file changed)";
}

/** A test tells of a failure; it is rarely where the failure is. */
function mostChanged({ code: { files } }: Evidence): string | undefined {
  const bySize = [...files].sort((left, right) => size(right) - size(left));
  const code = bySize.filter(({ path }) => !isTestPath(path) && !isDocumentationPath(path));
  return (code.find(({ path }) => !SET_UP.test(path)) ?? code[0] ?? bySize[0])?.path;
}

/** How the work is built and told, not what it is: a new workflow of many lines does not make a case about itself. */
const SET_UP = /(?:^|\/)\.[^/]+\/|\.(?:json[c5]?|ya?ml|toml|ini|cfg|conf|properties|lock)$/;

function size(file: { readonly added: number; readonly removed: number }): number {
  return file.added + file.removed;
}
