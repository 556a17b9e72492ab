import type { Config } from "../../core/config/config.ts";
import { toldIn, withTold } from "../../core/message/marker.ts";
import { escalationId, failedNotifications, notifyPeople } from "../notify-people.ts";
import type { Review } from "../tell-case.ts";
import type { Attempts } from "./attempted.ts";
import type { Published } from "./publish-case.ts";
import { settle } from "./settle.ts";
import { findSticky } from "./sticky-comment.ts";
import type { GitHubWorld } from "./world.ts";

/**
 * Tells an escalation to the channels that do not know it. The comment is marked once they do: a run that ends before
 * that leaves it to the next, and a channel that failed is tried again then. Without a comment the label has to do.
 */
export async function tellPeople(
  review: Review,
  { comment, isNewEscalation }: Published,
  { pull, config }: { readonly pull: number; readonly config: Config },
  attempts: Attempts,
  world: GitHubWorld,
): Promise<Review["document"]["notifications"]> {
  const escalation = escalationId(review);
  if (escalation === undefined || (!comment && !isNewEscalation)) return [];
  const already = comment ? toldIn(comment.body, escalation) : new Set<string>();
  const where = { name: `${world.github.repository}#${pull}`, address: comment?.url ?? null };
  const notifications = await notifyPeople(review, config, where, world, already);
  attempts.problems.push(...failedNotifications(notifications));
  const sent = notifications.filter(({ state }) => state === "sent").map(({ channel }) => channel);
  if (comment && sent.length > 0)
    await attempts.try("Comment", () => markTold(pull, escalation, [...already, ...sent], world));
  return notifications;
}

/** The comment as it is by now: another run may have written it since. */
async function markTold(
  pull: number,
  escalation: string,
  channels: readonly string[],
  world: GitHubWorld,
): Promise<void> {
  await settle(async () => {
    const found = await findSticky(pull, pull, world);
    if (!found) return;
    const known = toldIn(found.body, escalation);
    await world.github.updateComment(
      found.id,
      withTold(found.body, escalation, new Set([...known, ...channels])),
    );
  }, world);
}
