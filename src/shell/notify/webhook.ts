import { createHmac } from "node:crypto";
import type { Delivery } from "../../core/message/notify/deliveries.ts";
import { type Means, variable } from "./means.ts";
import { post } from "./post.ts";

type ToWebhook = Extract<Delivery, { channel: "webhook" }>;

/** The time is signed with the body, so that an old message cannot be sent again as a new one. */
export async function postWebhook(
  { urlVariable, secretVariable, document }: ToWebhook,
  means: Means,
): Promise<void> {
  const body = JSON.stringify(document);
  const timestamp = String(Math.floor(means.now().getTime() / 1_000));
  const signature = createHmac("sha256", variable(secretVariable, means))
    .update(`${timestamp}.${body}`)
    .digest("hex");
  await post(variable(urlVariable, means), body, {
    "x-umpire-delivery": document.id,
    "x-umpire-timestamp": timestamp,
    "x-umpire-signature-256": `sha256=${signature}`,
  });
}
