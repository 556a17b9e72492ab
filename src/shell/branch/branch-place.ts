/** The branch that holds nothing but documents of runs. */
export const STORE_BRANCH = "umpire-attempts";

/** Where a document lies. Its file is made once and never written again, so that two runs can never be in conflict. */
export function placeOf(name: string, runId: number): { readonly folder: string; readonly file: string } {
  return { folder: folderOf(name), file: `${name}.${runId}.json` };
}

/** All of one pull request in one folder: it is listed whole. */
export function folderOf(name: string): string {
  const pull = /^umpire-(?:attempt|ledger)-v1-(\d+)(?:-|$)/.exec(name)?.[1];
  return pull === undefined ? "other" : `pull-${pull}`;
}

/** What the name of a file says; null for one that is not ours. */
export function documentIn(file: string): { readonly name: string; readonly runId: number } | null {
  const [, name, runId] = /^(.+)\.(\d{1,15})\.json$/.exec(file) ?? [];
  return name === undefined ? null : { name, runId: Number(runId) };
}
