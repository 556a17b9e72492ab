import type { Delivery } from "../../core/message/notify/deliveries.ts";
import { type Means, variable } from "./means.ts";
import { post } from "./post.ts";

type ToSlack = Extract<Delivery, { channel: "slack" }>;

export async function postSlack({ urlVariable, message }: ToSlack, means: Means): Promise<void> {
  await post(variable(urlVariable, means), JSON.stringify(message));
}
