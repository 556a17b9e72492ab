import { createHmac } from "node:crypto";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { Notification } from "../../../src/core/config/notification.ts";
import { type Delivery, deliveries } from "../../../src/core/message/notify/deliveries.ts";
import { openNotifier } from "../../../src/shell/notify/notifier.ts";
import { aNotice } from "../../core/message/notify/support.ts";
import { readBlockKit } from "../../support/block-kit.ts";
import { aReceiver } from "../../support/http-receiver.ts";
import { expectValid } from "../../support/schemas.ts";

const SETTINGS = Notification.parse({
  channels: ["slack", "email", "webhook", "cli"],
  email: { from: "umpire@example.com", to: ["team@example.com", "lead@example.com"] },
});

function delivery(channel: Delivery["channel"], text = "adds"): Delivery {
  const found = deliveries(SETTINGS, aNotice(text)).find((one) => one.channel === channel);
  if (!found) throw new Error(`Nothing is told by ${channel}.`);
  return found;
}

/** A notifier that does not wait, and remembers how long it would have. */
function aNotifier(env: Readonly<Record<string, string>>) {
  const pauses: number[] = [];
  const said: string[] = [];
  const sleep = async (milliseconds: number) => void pauses.push(milliseconds);
  const now = () => new Date("2026-01-25T12:00:00.500Z");
  return { ...openNotifier((line) => said.push(line), { env, sleep, now }), pauses, said };
}

describe("Slack", () => {
  test("gets one message that keeps to its limits", async () => {
    const slack = await aReceiver(({ body }) => (readBlockKit(body) ? 200 : 400));
    const notifier = aNotifier({ SLACK_WEBHOOK_URL: `${slack.address}/services/T0/B0/secret` });
    expect(await notifier.send(delivery("slack"))).toEqual({ problem: null });
    expect(slack.received).toHaveLength(1);
    expect(slack.received[0]).toMatchObject({
      path: "/services/T0/B0/secret",
      headers: { "content-type": "application/json" },
    });
  });

  test("that answers 500 twice is asked a third time", async () => {
    const slack = await aReceiver((_request, number) => (number < 3 ? 500 : 200));
    const notifier = aNotifier({ SLACK_WEBHOOK_URL: slack.address });
    expect(await notifier.send(delivery("slack"))).toEqual({ problem: null });
    expect(slack.received).toHaveLength(3);
    expect(notifier.pauses).toEqual([1_000, 4_000]);
  });

  test("that always answers 500 is left alone after three tries", async () => {
    const slack = await aReceiver(() => 500);
    const notifier = aNotifier({ SLACK_WEBHOOK_URL: slack.address });
    expect(await notifier.send(delivery("slack"))).toEqual({
      problem: "the receiver answered with status 500 (after 3 tries)",
    });
    expect(slack.received).toHaveLength(3);
  });

  test.each([
    [429, 3],
    [408, 3],
    [403, 1],
    [404, 1],
    [302, 1],
  ])("status %i is tried %i times", async (status, tries) => {
    const slack = await aReceiver(() => status);
    const notifier = aNotifier({ SLACK_WEBHOOK_URL: slack.address });
    expect((await notifier.send(delivery("slack"))).problem).toContain(`status ${status}`);
    expect(slack.received.map(({ path }) => path)).toEqual(Array.from({ length: tries }, () => "/"));
  });

  test("that hangs up is tried again, and no problem quotes its address", async () => {
    const slack = await aReceiver(() => null);
    const notifier = aNotifier({ SLACK_WEBHOOK_URL: `${slack.address}/secret` });
    const { problem } = await notifier.send(delivery("slack"));
    expect(problem).toBe("the receiver could not be reached (after 3 tries)");
    expect(slack.received).toHaveLength(3);
  });

  test.each([
    [{}, "the environment variable SLACK_WEBHOOK_URL is not set"],
    [{ SLACK_WEBHOOK_URL: "  " }, "the environment variable SLACK_WEBHOOK_URL is not set"],
    [{ SLACK_WEBHOOK_URL: "hooks" }, "the variable holds no address that begins with https://"],
    [{ SLACK_WEBHOOK_URL: "file:///etc/passwd" }, "the variable holds no address that begins with https://"],
  ])("is not asked with %j", async (env, problem) => {
    const notifier = aNotifier(env);
    expect(await notifier.send(delivery("slack"))).toEqual({ problem });
    expect(notifier.pauses).toEqual([]);
  });
});

describe("the webhook", () => {
  test("gets the published document, signed with its time", async () => {
    const receiver = await aReceiver(() => 204);
    const notifier = aNotifier({ UMPIRE_WEBHOOK_URL: receiver.address, UMPIRE_WEBHOOK_SECRET: "s3cret" });
    expect(await notifier.send(delivery("webhook"))).toEqual({ problem: null });
    const [{ headers, body } = { headers: {}, body: "" }] = receiver.received;
    expectValid("notification", JSON.parse(body));
    const timestamp = String(Date.UTC(2026, 0, 25, 12) / 1_000);
    const expected = createHmac("sha256", "s3cret").update(`${timestamp}.${body}`).digest("hex");
    expect(headers).toMatchObject({
      "x-umpire-timestamp": timestamp,
      "x-umpire-signature-256": `sha256=${expected}`,
      "x-umpire-delivery": "00000000-0000-4000-8000-000000000001",
    });
  });

  test("without a secret is not sent: a message that nobody can check is none", async () => {
    const receiver = await aReceiver(() => 204);
    const notifier = aNotifier({ UMPIRE_WEBHOOK_URL: receiver.address });
    expect(await notifier.send(delivery("webhook"))).toEqual({
      problem: "the environment variable UMPIRE_WEBHOOK_SECRET is not set",
    });
    expect(receiver.received).toEqual([]);
  });
});

interface Post {
  readonly port: number;
  readonly mails: readonly { readonly from: string; readonly to: readonly string[]; readonly data: string }[];
}

/** A real mail server on loopback. `refuse` gives the code with which a mail is refused, if it is. */
async function aMailServer(
  refuse: (number: number) => number | null,
  options: SMTPServerOptions = {},
): Promise<Post> {
  const mails: { from: string; to: string[]; data: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: (stream, { envelope }, done) => {
      let data = "";
      stream.setEncoding("utf8");
      stream.on("data", (part) => {
        data += part;
      });
      stream.on("end", () => {
        const code = refuse(mails.length + 1);
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), data });
        done(code === null ? null : Object.assign(new Error("refused: password"), { responseCode: code }));
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const place = server.server.address();
  if (place === null || typeof place === "string") throw new Error("The mail server has no port.");
  return { port: place.port, mails };
}

describe("mail", () => {
  test("arrives with a subject, text and HTML", async () => {
    const post = await aMailServer(() => null);
    const notifier = aNotifier({ UMPIRE_SMTP_URL: `smtp://127.0.0.1:${post.port}` });
    expect(await notifier.send(delivery("email"))).toEqual({ problem: null });
    expect(post.mails).toMatchObject([
      { from: "umpire@example.com", to: ["team@example.com", "lead@example.com"] },
    ]);
    const data = post.mails[0]?.data ?? "";
    expect(data).toMatch(/^Subject: Umpire: OWNER\/project#5 waits for a person/m);
    expect(data).toContain("Content-Type: text/plain");
    expect(data).toContain("Content-Type: text/html");
  });

  test("whose text looks like headers has no more recipients for it", async () => {
    const post = await aMailServer(() => null);
    const notifier = aNotifier({ UMPIRE_SMTP_URL: `smtp://127.0.0.1:${post.port}` });
    await notifier.send(delivery("email", "x\r\nBcc: other@example.com\r\n\r\n.\r\nQUIT"));
    expect(post.mails[0]?.to).toEqual(["team@example.com", "lead@example.com"]);
    expect(post.mails[0]?.data).not.toMatch(/^Bcc:/m);
  });

  test("that is put off is sent again; one that is refused is not", async () => {
    const busy = await aMailServer((number) => (number < 3 ? 451 : null));
    const patient = aNotifier({ UMPIRE_SMTP_URL: `smtp://127.0.0.1:${busy.port}` });
    expect(await patient.send(delivery("email"))).toEqual({ problem: null });
    expect(patient.pauses).toEqual([1_000, 4_000]);

    const strict = await aMailServer(() => 554);
    const refused = aNotifier({ UMPIRE_SMTP_URL: `smtp://127.0.0.1:${strict.port}` });
    expect(await refused.send(delivery("email"))).toEqual({ problem: "the mail server answered with 554" });
    expect(strict.mails).toHaveLength(1);
  });

  test("to a server that is not there is tried three times", async () => {
    const notifier = aNotifier({ UMPIRE_SMTP_URL: "smtp://127.0.0.1:1" });
    expect((await notifier.send(delivery("email"))).problem).toBe(
      "the mail server could not be reached (after 3 tries)",
    );
  });

  test("never sends a password in the clear", async () => {
    const asked: unknown[] = [];
    const post = await aMailServer(() => null, {
      allowInsecureAuth: true,
      onAuth: (auth, _session, done) => {
        asked.push(auth.password);
        done(null, { user: "team" });
      },
    });
    const notifier = aNotifier({ UMPIRE_SMTP_URL: `smtp://team:p%40ss@127.0.0.1:${post.port}` });
    const { problem } = await notifier.send(delivery("email"));
    expect(problem).toMatch(/^the mail server /);
    expect(problem).not.toContain("p@ss");
    expect(asked).toEqual([]);
    expect(post.mails).toEqual([]);
  });

  test.each(["mail.example.com", "http://mail.example.com"])("is not sent by %s", async (server) => {
    expect(await aNotifier({ UMPIRE_SMTP_URL: server }).send(delivery("email"))).toEqual({
      problem: "the variable holds no address that begins with smtp:// or smtps://",
    });
  });
});

test("in a terminal the lines are said", async () => {
  const notifier = aNotifier({});
  expect(await notifier.send(delivery("cli"))).toEqual({ problem: null });
  expect(notifier.said[0]).toBe("Umpire: OWNER/project#5 waits for a person (max attempts reached)");
  expect(notifier.said.length).toBeGreaterThan(5);
});
