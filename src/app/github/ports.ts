import type { PullFile } from "../../core/change/diff/pull-files.ts";

/**
 * What the use cases need of GitHub. Every fact comes from the API, in its own words and order.
 * Reads are repeated by the provider until its budget of time is spent. A write is sent once: when its answer is lost,
 * it throws `AnswerLost`, and the use case looks at the state before it writes again.
 */
export interface GitHub {
  /** `owner/name` */
  readonly repository: string;
  /** What this token writes as; null when GitHub does not say. */
  viewer(): Promise<Author | null>;
  pull(number: number): Promise<PullRequest>;
  /** Pull requests whose head is this commit, of any state. */
  pullsAt(sha: string): Promise<PullRequest[]>;
  /** What a pull request changes, file by file; at most 3,000 files. */
  pullFiles(number: number): Promise<PullFile[]>;
  /** The unified diff of a pull request; null when GitHub says it is too large. */
  pullDiff(number: number): Promise<string | null>;
  /** Oldest first. */
  reviews(number: number): Promise<Review[]>;
  /** Remarks on lines, of all reviews. */
  reviewRemarks(number: number): Promise<ReviewRemark[]>;
  run(id: number): Promise<WorkflowRun>;
  /** Newest first, as the API lists them. */
  runs(query: RunQuery): Promise<WorkflowRun[]>;
  /** What one run attempt is made of, jobs that it did not run again included. */
  jobsOf(runId: number, attempt: number): Promise<WorkflowJob[]>;
  /** Those of a run whose names start so. */
  artifactsOf(runId: number, prefix: string): Promise<Artifact[]>;
  /** Newest first; only those with exactly this name. */
  artifactsNamed(name: string, most: number): Promise<Artifact[]>;
  /** The zip; `"gone"` when it expired or was deleted. */
  download(artifact: Artifact): Promise<Uint8Array | "gone">;
  /** All of them, oldest first. */
  comments(issue: number): Promise<Comment[]>;
  createComment(issue: number, body: string): Promise<Comment>;
  updateComment(id: number, body: string): Promise<Comment>;
  deleteComment(id: number): Promise<void>;
  checkRuns(sha: string, name: string): Promise<CheckRun[]>;
  createCheckRun(run: CheckRunInput): Promise<CheckRun>;
  /** Annotations are appended to those the check run has. */
  updateCheckRun(id: number, run: CheckRunInput): Promise<CheckRun>;
  setStatus(sha: string, status: CommitStatus): Promise<void>;
  addLabels(issue: number, labels: readonly string[]): Promise<void>;
  removeLabel(issue: number, label: string): Promise<void>;
  addAssignees(issue: number, logins: readonly string[]): Promise<void>;
  requestReviewers(pull: number, reviewers: Reviewers): Promise<void>;
  /** Text of a file at a ref; null when there is none. */
  fileAt(path: string, ref: string): Promise<string | null>;
}

/** A write whose answer never came: it may or may not have happened. */
export class AnswerLost extends Error {
  override readonly name = "AnswerLost";
}

export interface Author {
  readonly id: number;
  readonly login: string;
  readonly type: string;
}

export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly state: "open" | "closed";
  readonly locked: boolean;
  readonly author: string;
  readonly labels: readonly string[];
  readonly head: Head;
  readonly base: { readonly ref: string; readonly sha: string };
}

export interface Head {
  readonly sha: string;
  readonly ref: string;
  /** Null when the fork was deleted. */
  readonly repositoryId: number | null;
}

export interface Review {
  readonly id: number;
  readonly author: Author;
  /** What the author is to the repository: OWNER, MEMBER, COLLABORATOR, CONTRIBUTOR, NONE. */
  readonly association: string;
  readonly state: "APPROVED" | "CHANGES_REQUESTED" | "COMMENTED" | "DISMISSED" | "PENDING";
  readonly body: string;
  readonly commit: string | null;
  readonly submittedAt: string | null;
}

export interface ReviewRemark {
  /** The review that it was made with. */
  readonly review: number | null;
  readonly path: string;
  /** Null when the line is gone. */
  readonly line: number | null;
  readonly body: string;
}

export interface RunQuery {
  readonly branch: string;
  readonly event: string;
}

export interface WorkflowRun {
  readonly id: number;
  readonly attempt: number;
  readonly event: string;
  readonly status: string;
  readonly conclusion: string | null;
  /** Path of the workflow file. */
  readonly path: string;
  readonly head: Head;
  readonly createdAt: string;
  /** When its last run attempt began; null when GitHub does not say. */
  readonly startedAt: string | null;
  /** When this run attempt was last touched. */
  readonly updatedAt: string;
  readonly url: string;
}

export interface WorkflowJob {
  readonly name: string;
  /** The run attempt in which it ran. */
  readonly attempt: number;
  readonly conclusion: string | null;
  readonly startedAt: string | null;
}

export interface Artifact {
  readonly id: number;
  readonly name: string;
  readonly runId: number | null;
  readonly expired: boolean;
  readonly bytes: number;
  readonly createdAt: string;
}

export interface Comment {
  readonly id: number;
  readonly body: string;
  readonly author: Author;
  readonly url: string;
}

export interface CheckRun {
  readonly id: number;
  readonly externalId: string;
  readonly url: string;
  readonly annotations: number;
}

export interface CheckRunInput {
  readonly name: string;
  readonly sha: string;
  readonly externalId: string;
  readonly conclusion: "success" | "failure" | "neutral" | "action_required";
  readonly title: string;
  readonly summary: string;
  readonly detailsUrl: string | null;
  /** At most 50. */
  readonly annotations: readonly CheckAnnotation[];
}

export interface CheckAnnotation {
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly level: "notice" | "warning" | "failure";
  readonly title: string;
  readonly message: string;
}

export interface CommitStatus {
  readonly context: string;
  readonly state: "success" | "failure" | "error" | "pending";
  /** At most 140 characters. */
  readonly description: string;
  readonly url: string | null;
}

export interface Reviewers {
  readonly users: readonly string[];
  readonly teams: readonly string[];
}

/** Where a run leaves documents for the runs after it. */
export interface ArtifactUpload {
  /** The name it got: on a conflict a suffix is added, nothing is ever replaced. */
  upload(name: string, files: Readonly<Record<string, string>>, retentionDays: number): Promise<string>;
}

/** Reads a zip in memory under caps; a hostile one is refused with a `UserError`. */
export type ReadZip = (zip: Uint8Array) => Promise<ReadonlyMap<string, Uint8Array>>;

/** Where documents of runs are kept: as artifacts, or as files of a branch. */
export interface Store extends Pick<GitHub, "artifactsOf" | "artifactsNamed" | "download"> {
  readonly uploads: ArtifactUpload;
  /** What `download` gave, file by file. */
  readonly readZip: ReadZip;
}
