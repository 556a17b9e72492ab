import * as z from "zod";
import type { GitHub } from "../../../app/github/ports.ts";
import { unless, write } from "../ask.ts";
import type { Client } from "../client.ts";

type TriageCalls = Pick<GitHub, "addLabels" | "removeLabel" | "addAssignees" | "requestReviewers">;

/** On a plain issue it is `issues: write`; a pull request accepts either. */
const needs = "pull-requests: write";

/** What these answer is of no use to us; that it is no scrap of a page was seen to already. */
const Done = z.unknown();

export function triageCalls({ octokit, repo }: Client): TriageCalls {
  const { issues, pulls } = octokit.rest;
  return {
    async addLabels(issue, labels) {
      await write({ does: `label #${issue}`, needs }, Done, () =>
        issues.addLabels({ ...repo, issue_number: issue, labels: [...labels] }),
      );
    },

    async removeLabel(issue, label) {
      // A label that is not there is removed.
      await write({ does: `remove a label from #${issue}`, needs }, Done, () =>
        unless([404, 410], issues.removeLabel({ ...repo, issue_number: issue, name: label })),
      );
    },

    async addAssignees(issue, logins) {
      await write({ does: `assign #${issue}`, needs }, Done, () =>
        issues.addAssignees({ ...repo, issue_number: issue, assignees: [...logins] }),
      );
    },

    async requestReviewers(pull, { users, teams }) {
      const asked = { reviewers: [...users], team_reviewers: [...teams] };
      await write({ does: `request reviewers for pull request #${pull}`, needs }, Done, () =>
        pulls.requestReviewers({ ...repo, pull_number: pull, ...asked }),
      );
    },
  };
}
