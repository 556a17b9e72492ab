import type { Delivery } from "../../core/message/notify/deliveries.ts";
import { type Means, variable } from "./means.ts";
import { Undeliverable } from "./undeliverable.ts";

type ToEmail = Extract<Delivery, { channel: "email" }>;

const TIMEOUT_MS = 10_000;

/** Mail is rare and its client is large: it is loaded only here. */
export async function sendMail({ serverVariable, from, to, mail }: ToEmail, means: Means): Promise<void> {
  const server = serverOf(variable(serverVariable, means));
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    ...server,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({ from, to: [...to], ...mail });
  } catch (cause) {
    throw refusal(cause);
  } finally {
    transport.close();
  }
}

function serverOf(text: string) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^smtps?:$/.test(url.protocol))
    throw new Undeliverable("the variable holds no address that begins with smtp:// or smtps://", "final");
  const secure = url.protocol === "smtps:";
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname,
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    // A password is never sent in the clear.
    requireTLS: user !== "" && !secure,
    ...(user !== "" && { auth: { user, pass: decodeURIComponent(url.password) } }),
  };
}

/** The server's own words could quote what it was sent; its code says enough. */
function refusal(cause: unknown): Undeliverable {
  const unsafe = unsafeWords(cause);
  if (unsafe !== null) return new Undeliverable(unsafe, "final", { cause });
  const code = replyCode(cause);
  if (code === null) return new Undeliverable("the mail server could not be reached", "passing", { cause });
  return new Undeliverable(`the mail server answered with ${code}`, code >= 500 ? "final" : "passing", {
    cause,
  });
}

/** Trying again does not help here; whoever runs the server has to. */
function unsafeWords(cause: unknown): string | null {
  if (!(cause instanceof Error)) return null;
  if ("code" in cause && cause.code === "ETLS")
    return "the mail server offers no encryption (STARTTLS), and a password is only ever sent encrypted";
  if (!/certificate|altname/i.test(cause.message)) return null;
  return "the certificate of the mail server is not trusted (NODE_EXTRA_CA_CERTS can name a file with one that is)";
}

function replyCode(cause: unknown): number | null {
  if (typeof cause !== "object" || cause === null || !("responseCode" in cause)) return null;
  return typeof cause.responseCode === "number" ? cause.responseCode : null;
}
