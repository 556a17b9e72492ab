import { setTimeout } from "node:timers/promises";
import type { Notifier } from "../../app/ports.ts";
import type { Delivery } from "../../core/message/notify/deliveries.ts";
import { sendMail } from "./email.ts";
import type { Means } from "./means.ts";
import { persistently } from "./persistently.ts";
import { postSlack } from "./slack.ts";
import { postWebhook } from "./webhook.ts";

/** Everything real; tests give other means. */
export function openNotifier(say: (line: string) => void, given: Partial<Means> = {}): Notifier {
  const means: Means = {
    env: process.env,
    sleep: async (milliseconds) => void (await setTimeout(milliseconds)),
    now: () => new Date(),
    ...given,
  };
  return {
    send: async (delivery) => await persistently(() => sendOnce(delivery, means, say), means.sleep),
  };
}

async function sendOnce(delivery: Delivery, means: Means, say: (line: string) => void): Promise<void> {
  switch (delivery.channel) {
    case "cli":
      return delivery.lines.forEach(say);
    case "slack":
      return await postSlack(delivery, means);
    case "email":
      return await sendMail(delivery, means);
    case "webhook":
      return await postWebhook(delivery, means);
  }
}
