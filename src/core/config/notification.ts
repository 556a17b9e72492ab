import * as z from "zod";

export const CHANNELS = ["issue_comment", "cli", "slack", "email", "webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

/** Secrets stay out of the file: it only says which variable holds one. */
function variable(name: string, holds: string) {
  return z
    .string()
    .regex(/^[A-Za-z_]\w*$/, "Expected the name of an environment variable, not its value")
    .default(name)
    .describe(`Name of the environment variable that holds ${holds}.`);
}

const address = z.string().regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, "Expected an address such as team@example.com");

const Email = z.strictObject({
  smtp_url_env: variable("UMPIRE_SMTP_URL", "the mail server, as smtps://user:password@host:465"),
  from: address.optional().describe("Who the mail is from."),
  to: z
    .union(
      [address.transform((one) => [one]), z.array(address)],
      "Expected an address, or a list of addresses",
    )
    .default([])
    .describe("Who gets the mail."),
});

export const Notification = z.strictObject({
  channel: z.enum(CHANNELS).optional().describe("The one channel, as the protocol writes it."),
  channels: z
    .array(z.enum(CHANNELS))
    .default([])
    .describe("Where an escalation is told, once. Default: the comment on the pull request alone."),
  template: z
    .string()
    .min(1)
    .optional()
    .describe("The escalation's template itself, or the path of one: the same as templates.escalation."),
  slack: z
    .strictObject({ webhook_url_env: variable("SLACK_WEBHOOK_URL", "the address of the incoming webhook") })
    .prefault({}),
  email: Email.prefault({}),
  webhook: z
    .strictObject({
      url_env: variable("UMPIRE_WEBHOOK_URL", "the address"),
      secret_env: variable("UMPIRE_WEBHOOK_SECRET", "the secret that signs each message"),
    })
    .prefault({}),
});
export type Notification = z.infer<typeof Notification>;

/** Both spellings together, each channel once. */
export function channelsOf({ channel, channels }: Notification): Channel[] {
  return [...new Set([...(channel === undefined ? [] : [channel]), ...channels])];
}
