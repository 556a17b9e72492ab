import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";

const Repository = z.object({ id: z.number(), full_name: z.string() });

const PullRequest = z.object({
  number: z.int(),
  title: z.string(),
  body: z.string().nullable().default(null),
  labels: z.array(z.object({ name: z.string() })).default([]),
  head: z.object({ sha: z.string(), ref: z.string(), repo: Repository.nullable().default(null) }),
  base: z.object({ sha: z.string(), ref: z.string(), repo: Repository }),
});
export type EventPull = z.infer<typeof PullRequest>;

/** What the event says, as far as it matters here. Which parts are there depends on its name. */
const Event = z.object({
  pull_request: PullRequest.optional().catch(undefined),
  workflow_run: z.object({ id: z.int(), run_attempt: z.int(), event: z.string() }).optional(),
  merge_group: z
    .object({ head_sha: z.string(), head_ref: z.string(), base_sha: z.string(), base_ref: z.string() })
    .optional(),
  ref: z.string().optional(),
  repository: z.object({ default_branch: z.string() }).optional(),
});
export type Event = z.infer<typeof Event>;

export function readEvent(path: string | undefined): Event {
  if (path === undefined || !existsSync(path)) return {};
  return Event.parse(JSON.parse(readFileSync(path, "utf8")));
}
