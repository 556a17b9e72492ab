import type { Config } from "../core/config/config.ts";
import { deliveries } from "../core/message/notify/deliveries.ts";
import { noticeOf, type Where } from "../core/message/notify/notice.ts";
import type { World } from "./ports.ts";
import type { Review } from "./tell-case.ts";

type Notifications = Review["document"]["notifications"];

/** Tells an escalation to every channel of the configuration. The call stands, whatever becomes of it. */
export async function notifyPeople(
  { judgements, latest, document }: Review,
  { escalation_policy }: Config,
  where: Where,
  { notifier }: Pick<World, "notifier">,
): Promise<Notifications> {
  if (latest.call.action !== "escalate") return [];
  const notice = noticeOf(judgements, latest, document, where);
  const told = deliveries(escalation_policy.notification, notice).map(async (delivery) => {
    const { problem } = await notifier.send(delivery);
    const state = problem === null ? ("sent" as const) : ("failed" as const);
    return { channel: delivery.channel, state, problem };
  });
  return await Promise.all(told);
}

/** What a reader of the log must know: the case has it too. */
export function failedNotifications(notifications: Notifications): string[] {
  return notifications.flatMap(({ channel, problem }) =>
    problem === null ? [] : [`The notification by ${channel} was not sent: ${problem}.`],
  );
}

/** On somebody's machine the ledger remembers: a loop that was escalated before has been told. */
export function isFirstEscalation({ judgements, latest }: Review): boolean {
  return !judgements.some(
    (earlier) => earlier !== latest && earlier.loop === latest.loop && earlier.call.action === "escalate",
  );
}
