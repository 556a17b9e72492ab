import { addTold, type Told } from "../core/attempt/ledger.ts";
import type { Config } from "../core/config/config.ts";
import { judge } from "../core/decision/judge.ts";
import { writeSession } from "../core/memory/write-session.ts";
import { escalationId, failedNotifications, notifyPeople } from "./notify-people.ts";
import type { World } from "./ports.ts";
import type { Review } from "./tell-case.ts";

/** Told to the channels that do not know it, and written down after: a run that ends in between leaves it to the next. */
export async function tellOnce(review: Review, id: string, config: Config, world: World): Promise<Review> {
  const escalation = escalationId(review);
  if (escalation === undefined) return review;
  const { told = [] } = (await world.ledgers.load(id)) ?? {};
  const already = told.filter((one) => one.escalation === escalation).map(({ channel }) => channel);
  const where = { name: review.latest.evidence.code.branch, address: null };
  const notifications = await notifyPeople(review, config, where, world, new Set(already));
  for (const problem of failedNotifications(notifications)) world.say(problem);
  const sent = notifications
    .filter(({ state }) => state === "sent")
    .map(({ channel }) => ({ escalation, channel }));
  if (sent.length > 0) await writeDown(id, sent, config, world);
  return { ...review, document: { ...review.document, notifications } };
}

async function writeDown(id: string, sent: readonly Told[], config: Config, world: World): Promise<void> {
  await world.ledgers.update(id, (stored) => {
    if (!stored) throw new Error("The ledger that was just written is gone.");
    const ledger = addTold(stored, sent);
    return { document: writeSession(ledger, judge(ledger, config)), result: null };
  });
}
