import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { NO_HINTS, type PullHints } from "../app/attempt-coverage.ts";
import { UserError } from "../core/errors.ts";

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

type Part = "pull_request" | "workflow_run" | "merge_group";

/** What a mode is about. It may have been asked for on an event that has nothing of it. */
export function eventPart<Name extends Part>(event: Event, name: Name): NonNullable<Event[Name]> {
  const part = event[name];
  if (part !== undefined) return part;
  throw new UserError(
    "event-mismatch",
    `The event has no ${name}, which this mode is about.`,
    `Run it on \`${name}\`, or leave \`mode\` out to let the event decide.`,
  );
}

/** What the pull request says of itself. An event without one, such as a push, says nothing. */
export function hintsOf(pull: EventPull | undefined): PullHints {
  if (!pull) return NO_HINTS;
  const { title, labels, head } = pull;
  return { labels: labels.map(({ name }) => name), issueType: null, title, branch: head.ref };
}

/** The token of a fork's run can only read, whatever the workflow asks for. */
export function isFork({ head, base }: EventPull): boolean {
  return head.repo?.id !== base.repo.id;
}
