import type { Token } from "./call.ts";

type Need = readonly [permission: string, level: "read" | "write"];

const pull = ["pull-requests", "read"] as const;
const pullWrite = ["pull-requests", "write"] as const;
const issue = ["issues", "read"] as const;
const issueWrite = ["issues", "write"] as const;
const actions = ["actions", "read"] as const;
const checks = ["checks", "read"] as const;
const statuses = ["statuses", "read"] as const;
const contents = ["contents", "read"] as const;
const contentsWrite = ["contents", "write"] as const;

/** One of these is needed, as docs.github.com lists them per endpoint. An empty list: no permission suffices. */
const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  "actions/download-artifact": [actions],
  "actions/get-artifact": [actions],
  "actions/get-workflow-run": [actions],
  "actions/get-workflow-run-attempt": [actions],
  "actions/list-artifacts-for-repo": [actions],
  "actions/list-jobs-for-workflow-run-attempt": [actions],
  "actions/list-workflow-run-artifacts": [actions],
  "actions/list-workflow-runs": [actions],
  "actions/list-workflow-runs-for-repo": [actions],
  "checks/create": [["checks", "write"]],
  "checks/get": [checks],
  "checks/list-annotations": [checks],
  "checks/list-for-ref": [checks],
  "checks/update": [["checks", "write"]],
  "git/create-commit": [contentsWrite],
  "git/create-ref": [contentsWrite],
  "git/create-tree": [contentsWrite],
  "git/get-blob": [contents],
  "git/get-tree": [contents],
  "issues/add-assignees": [issueWrite, pullWrite],
  "issues/add-labels": [issueWrite, pullWrite],
  "issues/create": [issueWrite],
  "issues/create-comment": [issueWrite, pullWrite],
  "issues/create-label": [issueWrite, pullWrite],
  "issues/delete-comment": [issueWrite, pullWrite],
  "issues/get": [issue, pull],
  "issues/get-comment": [issue, pull],
  "issues/list-comments": [issue, pull],
  "issues/list-labels-on-issue": [issue, pull],
  "issues/remove-label": [issueWrite, pullWrite],
  "issues/update-comment": [issueWrite, pullWrite],
  "pulls/create-review": [pullWrite],
  "pulls/get": [pull],
  "pulls/list": [pull],
  "pulls/list-files": [pull],
  "pulls/list-review-comments": [pull],
  "pulls/list-reviews": [pull],
  "pulls/request-reviewers": [pullWrite],
  "reactions/create-for-issue-comment": [issueWrite, pullWrite],
  "reactions/list-for-issue-comment": [issue, pull],
  "repos/create-commit-status": [["statuses", "write"]],
  "repos/create-or-update-file-contents": [contentsWrite],
  "repos/get": [["metadata", "read"]],
  "repos/get-collaborator-permission-level": [["metadata", "read"]],
  "repos/get-combined-status-for-ref": [statuses],
  "repos/get-content": [contents],
  "repos/list-commit-statuses-for-ref": [statuses],
  "repos/list-pull-requests-associated-with-commit": [pull],
  "rate-limit/get": [["metadata", "read"]],
  // GitHub answers 403 to an installation's token, whatever it may do elsewhere.
  "users/get-authenticated": [],
};

/** Null when the token may; else what GitHub puts into `x-accepted-github-permissions`. */
export function missingPermission(operation: string, token: Token, isPullRequest: boolean): string | null {
  if (!token.installation) return null;
  const listed = NEEDS[operation];
  if (listed === undefined)
    throw new Error(`No permission is known for ${operation}: add it to permissions.ts.`);
  // `pull-requests: write` serves the issue endpoints of a pull request, never those of a plain issue.
  const needs = listed.filter(
    ([name]) => isPullRequest || name !== "pull-requests" || !operation.startsWith("issues/"),
  );
  if (needs.some(([name, level]) => holds(token, name, level))) return null;
  return needs.map(([name, level]) => `${name.replace("-", "_")}=${level}`).join("; ");
}

function holds({ permissions }: Token, name: string, level: "read" | "write"): boolean {
  const given = name === "metadata" ? "read" : permissions[name];
  return given === "write" || given === level;
}
