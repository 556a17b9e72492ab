import { existsSync, readFileSync } from "node:fs";
import * as z from "zod";
import { NO_HINTS, type PullHints } from "../app/attempt-coverage.ts";

const Event = z.object({
  pull_request: z.object({
    title: z.string(),
    labels: z.array(z.object({ name: z.string() })).default([]),
    head: z.object({ ref: z.string() }),
  }),
});

/** What the pull request says of itself. An event without one, such as a push, says nothing. */
export function pullRequestHints(eventPath: string | undefined): PullHints {
  if (eventPath === undefined || !existsSync(eventPath)) return NO_HINTS;
  const event = Event.safeParse(JSON.parse(readFileSync(eventPath, "utf8")));
  if (!event.success) return NO_HINTS;
  const { title, labels, head } = event.data.pull_request;
  return { labels: labels.map(({ name }) => name), issueType: null, title, branch: head.ref };
}
