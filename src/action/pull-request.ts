/** What the runner says of the pull request. A checkout of one is detached, so the branch must come from here. */
export interface PullRequestFacts {
  readonly branch: string | undefined;
  readonly base: string | undefined;
}

export function pullRequestOf(env: Readonly<Record<string, string | undefined>>): PullRequestFacts {
  const head = env["GITHUB_HEAD_REF"] || undefined;
  const base = env["GITHUB_BASE_REF"] || undefined;
  const number = /^refs\/pull\/(\d+)\//.exec(env["GITHUB_REF"] ?? "")?.[1];
  return {
    branch:
      number !== undefined && head !== undefined
        ? `pull/${number}`
        : (head ?? env["GITHUB_REF_NAME"] ?? undefined),
    base: base === undefined ? undefined : `origin/${base}`,
  };
}
