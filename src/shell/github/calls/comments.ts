import * as z from "zod";
import type { Comment, GitHub } from "../../../app/github/ports.ts";
import { readPages, unless, write } from "../ask.ts";
import type { Client } from "../client.ts";
import { Person } from "./people.ts";

type CommentCalls = Pick<GitHub, "comments" | "createComment" | "updateComment" | "deleteComment">;

/** On a plain issue it is `issues: write`; a pull request accepts either. */
const needs = "pull-requests: write";

const CommentAnswer = z
  .object({ id: z.number(), body: z.string().nullish(), user: Person, html_url: z.string() })
  .transform(
    ({ id, body, user, html_url }): Comment => ({ id, body: body ?? "", author: user, url: html_url }),
  );

export function commentCalls({ octokit, repo }: Client): CommentCalls {
  const { issues } = octokit.rest;
  return {
    // GitHub itself ends a conversation at 2,500 comments.
    comments: (issue) =>
      readPages(
        { does: `read the comments of #${issue}`, needs: "pull-requests: read" },
        z.array(CommentAnswer),
        { pages: 30, beyond: "refuse" },
        (page) => issues.listComments({ ...repo, issue_number: issue, ...page }),
      ),

    createComment: (issue, body) =>
      write({ does: `comment on #${issue}`, needs }, CommentAnswer, () =>
        issues.createComment({ ...repo, issue_number: issue, body }),
      ),

    updateComment: (id, body) =>
      write({ does: `update comment ${id}`, needs }, CommentAnswer, () =>
        issues.updateComment({ ...repo, comment_id: id, body }),
      ),

    async deleteComment(id) {
      // Somebody else may have deleted it first: then it is as it should be.
      await write({ does: `delete comment ${id}`, needs }, z.unknown(), () =>
        unless([404, 410], issues.deleteComment({ ...repo, comment_id: id })),
      );
    },
  };
}
