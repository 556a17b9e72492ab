import * as z from "zod";
import type { CheckRun, CheckRunInput, GitHub, GivenStatus } from "../../../app/github/ports.ts";
import { readPages, write } from "../ask.ts";
import type { Client } from "../client.ts";
import { Person } from "./people.ts";

type CheckCalls = Pick<GitHub, "checkRuns" | "createCheckRun" | "updateCheckRun" | "setStatus" | "statuses">;

const needs = "checks: write";

const Check = z
  .object({
    id: z.number(),
    external_id: z.string().nullish(),
    html_url: z.string().nullish(),
    output: z.object({ annotations_count: z.number().default(0) }).nullish(),
  })
  .transform(
    ({ id, external_id, html_url, output }): CheckRun => ({
      id,
      externalId: external_id ?? "",
      url: html_url ?? "",
      annotations: output?.annotations_count ?? 0,
    }),
  );

const Checks = z.object({ check_runs: z.array(Check) }).transform(({ check_runs }) => check_runs);

const Status = z
  .object({ context: z.string(), state: z.enum(["success", "failure", "error", "pending"]), creator: Person })
  .transform((status): GivenStatus => status);

export function checkCalls({ octokit, repo }: Client): CheckCalls {
  const { checks, repos } = octokit.rest;
  return {
    // Without `all` GitHub hides every run of this name but the latest.
    checkRuns: (sha, name) =>
      readPages(
        { does: `list the check runs of ${sha}`, needs: "checks: read" },
        Checks,
        { pages: 10, beyond: "cut" },
        (page) => checks.listForRef({ ...repo, ref: sha, check_name: name, filter: "all", ...page }),
      ),

    createCheckRun: (run) =>
      write({ does: `create the check run on ${run.sha}`, needs }, Check, () =>
        checks.create({ ...repo, ...bodyOf(run), head_sha: run.sha }),
      ),

    updateCheckRun: (id, run) =>
      write({ does: `update check run ${id}`, needs }, Check, () =>
        checks.update({ ...repo, ...bodyOf(run), check_run_id: id }),
      ),

    statuses: (sha) =>
      readPages(
        { does: `read the statuses of ${sha}`, needs: "statuses: read" },
        z.array(Status),
        { pages: 1, beyond: "cut" },
        (page) => repos.listCommitStatusesForRef({ ...repo, ref: sha, ...page }),
      ),

    async setStatus(sha, { context, state, description, url }) {
      const status = { context, state, description, ...(url !== null && { target_url: url }) };
      await write({ does: `set the status of ${sha}`, needs: "statuses: write" }, z.object({}), () =>
        repos.createCommitStatus({ ...repo, sha, ...status }),
      );
    },
  };
}

function bodyOf({ name, externalId, conclusion, title, summary, detailsUrl, annotations }: CheckRunInput) {
  return {
    name,
    external_id: externalId,
    status: "completed" as const,
    conclusion,
    ...(detailsUrl !== null && { details_url: detailsUrl }),
    output: {
      title,
      summary,
      annotations: annotations.map(({ path, startLine, endLine, level, title, message }) => ({
        path,
        start_line: startLine,
        end_line: endLine,
        annotation_level: level,
        message,
        ...(title !== "" && { title }),
      })),
    },
  };
}
