import { type Channel, channelsOf, type Notification } from "../../config/notification.ts";
import { oneLine } from "../untrusted.ts";
import { type Mail, mailOf } from "./email.ts";
import type { Notice } from "./notice.ts";
import { NOTIFICATION_VERSION, type NotificationDocument } from "./notification-schema.ts";
import { type SlackMessage, slackMessage } from "./slack.ts";

/** One message for one channel, ready to be sent. Secrets are named here, never held. */
export type Delivery =
  | { readonly channel: "cli"; readonly lines: readonly string[] }
  | { readonly channel: "slack"; readonly urlVariable: string; readonly message: SlackMessage }
  | {
      readonly channel: "email";
      readonly serverVariable: string;
      readonly from: string;
      readonly to: readonly string[];
      readonly mail: Mail;
    }
  | {
      readonly channel: "webhook";
      readonly urlVariable: string;
      readonly secretVariable: string;
      readonly document: NotificationDocument;
    };

export function deliveries(settings: Notification, notice: Notice): Delivery[] {
  return channelsOf(settings).flatMap((channel) => deliveryTo(channel, settings, notice) ?? []);
}

/** The comment on the pull request is the case itself and no message of its own. */
function deliveryTo(channel: Channel, settings: Notification, notice: Notice): Delivery | undefined {
  const { slack, email, webhook } = settings;
  switch (channel) {
    case "issue_comment":
      return undefined;
    case "cli":
      return { channel, lines: lines(notice) };
    case "slack":
      return { channel, urlVariable: slack.webhook_url_env, message: slackMessage(notice) };
    case "email": {
      const { smtp_url_env: serverVariable, from = "", to } = email;
      return { channel, serverVariable, from, to, mail: mailOf(notice) };
    }
    case "webhook": {
      const { url_env: urlVariable, secret_env: secretVariable } = webhook;
      return { channel, urlVariable, secretVariable, document: documentOf(notice) };
    }
  }
}

function lines(notice: Notice): string[] {
  const { text } = mailOf(notice);
  return [
    notice.subject,
    ...text
      .trimEnd()
      .split("\n")
      .map((line) => oneLine(line, 400)),
  ];
}

function documentOf({ id, at, where, call, tests, causes }: Notice): NotificationDocument {
  return {
    schemaVersion: NOTIFICATION_VERSION,
    event: "escalation",
    id,
    at,
    case: { ...where },
    call,
    tests,
    causes: causes.map(({ text }) => text),
  };
}
