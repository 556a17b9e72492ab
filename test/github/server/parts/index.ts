import type { Part } from "../world.ts";
import * as artifacts from "./artifacts.ts";
import * as checks from "./checks.ts";
import { getContent } from "./contents.ts";
import * as git from "./git-data.ts";
import * as issues from "./issues.ts";
import * as pulls from "./pulls.ts";
import * as runs from "./runs.ts";
import * as statuses from "./statuses.ts";

/** What emulate lacks or does not do as GitHub does. Every other operation of the slice is emulate's. */
export const PARTS: Readonly<Record<string, Part>> = {
  "actions/download-artifact": artifacts.downloadArtifact,
  "actions/get-artifact": artifacts.getArtifact,
  "actions/get-workflow-run": runs.getRun,
  "actions/get-workflow-run-attempt": runs.getRunAttempt,
  "actions/list-artifacts-for-repo": artifacts.listArtifacts,
  "actions/list-jobs-for-workflow-run-attempt": runs.listJobs,
  "actions/list-workflow-run-artifacts": artifacts.listRunArtifacts,
  "actions/list-workflow-runs": runs.listRuns,
  "actions/list-workflow-runs-for-repo": runs.listRuns,
  "checks/create": checks.createCheckRun,
  "checks/get": checks.getCheckRun,
  "checks/list-annotations": checks.listAnnotations,
  "checks/list-for-ref": checks.listCheckRuns,
  "checks/update": checks.updateCheckRun,
  "git/create-commit": git.createCommit,
  "git/create-ref": git.createRef,
  "git/create-tree": git.createTree,
  "git/get-blob": git.getBlob,
  "git/get-tree": git.getTree,
  "issues/add-assignees": issues.addAssignees,
  "issues/create-comment": issues.createComment,
  "issues/get": issues.getIssue,
  "issues/update-comment": issues.updateComment,
  "pulls/create-review": pulls.createReview,
  "pulls/get": pulls.getPull,
  "pulls/list": pulls.listPulls,
  "pulls/list-files": pulls.listFiles,
  "pulls/list-review-comments": () => ({ status: 200, body: [] }),
  "pulls/list-reviews": pulls.listReviews,
  "pulls/request-reviewers": pulls.requestReviewers,
  "reactions/create-for-issue-comment": issues.createReaction,
  "reactions/list-for-issue-comment": issues.listReactions,
  "repos/create-commit-status": statuses.createStatus,
  "repos/create-or-update-file-contents": git.putContent,
  "repos/get": (_, world) => ({ status: 200, body: world.repositories.get(world.repository) }),
  "repos/get-collaborator-permission-level": issues.permissionLevel,
  "repos/get-combined-status-for-ref": statuses.combinedStatus,
  "repos/get-content": getContent,
  "repos/list-commit-statuses-for-ref": statuses.listStatuses,
  "repos/list-pull-requests-associated-with-commit": pulls.pullsOfCommit,
};
