import type { Config } from "../core/config/config.ts";
import { deliveries } from "../core/message/notify/deliveries.ts";
import { noticeOf, type Where } from "../core/message/notify/notice.ts";
import type { World } from "./ports.ts";
import type { Review } from "./tell-case.ts";

type Notifications = Review["document"]["notifications"];

/** Tells an escalation to every channel that does not know it yet. The call stands, whatever becomes of it. */
export async function notifyPeople(
  { judgements, latest, document }: Review,
  { escalation_policy }: Config,
  where: Where,
  { notifier }: Pick<World, "notifier">,
  already: ReadonlySet<string> = new Set(),
): Promise<Notifications> {
  if (latest.call.action !== "escalate") return [];
  const notice = noticeOf(judgements, latest, document, where);
  const due = deliveries(escalation_policy.notification, notice).filter(
    ({ channel }) => !already.has(channel),
  );
  const told = due.map(async (delivery) => {
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

/** One escalation of a loop keeps its name, however often its code runs again; undefined when it is none. */
export function escalationId({ judgements, latest }: Review): string | undefined {
  if (latest.call.action !== "escalate") return undefined;
  return judgements.find(({ loop, call }) => loop === latest.loop && call.action === "escalate")?.evidence.id;
}
