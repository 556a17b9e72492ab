import * as z from "zod";
import type { GitHub, PullRequest, Review, ReviewRemark } from "../../../app/github/ports.ts";
import type { PullFile } from "../../../core/change/diff/pull-files.ts";
import { read, readPages, unless } from "../ask.ts";
import type { Client } from "../client.ts";
import { Person } from "./people.ts";

type PullCalls = Pick<GitHub, "pull" | "pullsAt" | "pullFiles" | "pullDiff" | "reviews" | "reviewRemarks">;

const needs = "pull-requests: read";

const Pull = z
  .object({
    number: z.number(),
    title: z.string(),
    body: z.string().nullish(),
    state: z.enum(["open", "closed"]),
    locked: z.boolean().default(false),
    user: Person,
    labels: z.array(z.object({ name: z.string() })).default([]),
    head: z.object({ sha: z.string(), ref: z.string(), repo: z.object({ id: z.number() }).nullish() }),
    base: z.object({ sha: z.string(), ref: z.string() }),
  })
  .transform(
    ({ body, user, labels, head, ...pull }): PullRequest => ({
      ...pull,
      body: body ?? "",
      author: user.login,
      labels: labels.map(({ name }) => name),
      head: { sha: head.sha, ref: head.ref, repositoryId: head.repo?.id ?? null },
    }),
  );

const ReviewAnswer = z
  .object({
    id: z.number(),
    user: Person,
    author_association: z.string().default("NONE"),
    state: z.enum(["APPROVED", "CHANGES_REQUESTED", "COMMENTED", "DISMISSED", "PENDING"]),
    body: z.string().nullish(),
    commit_id: z.string().nullish(),
    submitted_at: z.string().nullish(),
  })
  .transform(
    ({ id, user, author_association, state, body, commit_id, submitted_at }): Review => ({
      id,
      author: user,
      association: author_association,
      state,
      body: body ?? "",
      commit: commit_id ?? null,
      submittedAt: submitted_at ?? null,
    }),
  );

const RemarkAnswer = z
  .object({
    pull_request_review_id: z.number().nullish(),
    path: z.string(),
    line: z.number().nullish(),
    body: z.string(),
  })
  .transform(
    ({ pull_request_review_id, path, line, body }): ReviewRemark => ({
      review: pull_request_review_id ?? null,
      path,
      line: line ?? null,
      body,
    }),
  );

const FileAnswer = z
  .object({
    filename: z.string(),
    previous_filename: z.string().nullish(),
    status: z.string(),
    changes: z.number(),
    patch: z.string().nullish(),
  })
  .transform(
    ({ filename, previous_filename, status, changes, patch }): PullFile => ({
      path: filename,
      previousPath: previous_filename ?? null,
      status,
      changes,
      patch: patch ?? null,
    }),
  );

export function pullCalls({ octokit, repo }: Client): PullCalls {
  const pulls = octokit.rest.pulls;
  return {
    pull: (number) =>
      read({ does: `read pull request #${number}`, needs }, Pull, () =>
        pulls.get({ ...repo, pull_number: number }),
      ),

    async pullsAt(sha) {
      const operation = { does: `find the pull requests of ${sha}`, needs };
      const isHead = ({ head }: PullRequest) => head.sha === sha;
      const of = await readPages(operation, z.array(Pull), { pages: 3, beyond: "refuse" }, (page) =>
        octokit.rest.repos.listPullRequestsAssociatedWithCommit({ ...repo, commit_sha: sha, ...page }),
      );
      if (of.some(isHead)) return of.filter(isHead);
      // The commits of a fork are not in this repository, and GitHub then finds no pull request for them.
      const open = await readPages(operation, z.array(Pull), { pages: 5, beyond: "cut" }, (page) =>
        pulls.list({ ...repo, state: "open", sort: "updated", direction: "desc", ...page }),
      );
      return open.filter(isHead);
    },

    pullFiles: (number) =>
      readPages(
        { does: `read the files of pull request #${number}`, needs },
        z.array(FileAnswer),
        { pages: 30, beyond: "cut" },
        (page) => pulls.listFiles({ ...repo, pull_number: number, ...page }),
      ),

    pullDiff: (number) =>
      read({ does: `read the diff of pull request #${number}`, needs }, z.string().nullable(), () =>
        unless([406], pulls.get({ ...repo, pull_number: number, mediaType: { format: "diff" } })),
      ),

    reviews: (number) =>
      readPages(
        { does: `read the reviews of pull request #${number}`, needs },
        z.array(ReviewAnswer),
        { pages: 20, beyond: "refuse" },
        (page) => pulls.listReviews({ ...repo, pull_number: number, ...page }),
      ),

    reviewRemarks: (number) =>
      readPages(
        { does: `read the remarks on pull request #${number}`, needs },
        z.array(RemarkAnswer),
        { pages: 5, beyond: "cut" },
        (page) => pulls.listReviewComments({ ...repo, pull_number: number, ...page }),
      ),
  };
}
