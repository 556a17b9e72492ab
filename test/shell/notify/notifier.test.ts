import { execFile, execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
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

  test("refuses what passes a limit: this receiver does as Slack would", async () => {
    const text = (length: number) => ({ type: "mrkdwn", text: "x".repeat(length) });
    const section = (length: number) => ({ type: "section", text: text(length) });
    const message = (...blocks: object[]) => JSON.stringify({ text: "t", blocks });
    const many = (count: number, length: number) => Array.from({ length: count }, () => section(length));
    expect(readBlockKit(message(...many(50, 10)))).toBeDefined();
    expect(readBlockKit(message(section(3_000)))).toBeDefined();
    for (const refused of [message(...many(51, 10)), message(section(3_001)), message(...many(5, 2_900))])
      expect(() => readBlockKit(refused)).toThrow();
  });

  test("gets a message within its limits, whatever stands in it", async () => {
    const slack = await aReceiver(({ body }) => (readBlockKit(body) ? 200 : 400));
    const notifier = aNotifier({ SLACK_WEBHOOK_URL: slack.address });
    for (const hostile of ["<!channel> ".repeat(2_000), '"\\'.repeat(9_000), "\u{1F600}&".repeat(5_000)])
      expect(await notifier.send(delivery("slack", hostile))).toEqual({ problem: null });
    expect(slack.received).toHaveLength(3);
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
  // A client that does not trust the certificate hangs up on it, and nothing else is wrong then.
  server.on("error", ({ message }) => expect(message).toMatch(/TLS|SSL|closed/));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const place = server.server.address();
  if (place === null || typeof place === "string") throw new Error("The mail server has no port.");
  return { port: place.port, mails };
}

/** Self-signed, for 127.0.0.1, made for this test. */
function aCertificate() {
  const folder = mkdtempSync(join(tmpdir(), "umpire-tls-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [keyFile, path] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"];
  const made = ["-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", keyFile, "-out", path];
  execFileSync("openssl", ["req", "-x509", ...made, ...names], { stdio: "ignore" });
  return { key: readFileSync(keyFile, "utf8"), cert: readFileSync(path, "utf8"), path };
}

/** Node reads whom it trusts when it starts, so that it takes a process of its own. */
async function sendInProcess(server: string, authority: string): Promise<unknown> {
  const root = join(import.meta.dirname, "../../..");
  const script = ["scripts/run.mjs", "test/shell/notify/send-mail.ts"];
  const env = { ...process.env, UMPIRE_SMTP_URL: server, NODE_EXTRA_CA_CERTS: authority };
  const child = promisify(execFile)(process.execPath, script, { cwd: root, env });
  child.child.stdin?.end(JSON.stringify(delivery("email")));
  return JSON.parse((await child).stdout);
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
    expect(problem).toBe(
      "the mail server offers no encryption (STARTTLS), and a password is only ever sent encrypted",
    );
    expect(asked).toEqual([]);
    expect(post.mails).toEqual([]);
  });

  describe.each([
    ["implicit TLS", true],
    ["STARTTLS", false],
  ])("by %s", (_how, secure) => {
    const serve = async () => {
      const certificate = aCertificate();
      const asked: unknown[] = [];
      const post = await aMailServer(() => null, {
        secure,
        ...certificate,
        disabledCommands: [],
        onAuth: (auth, session, done) => {
          asked.push([auth.password, session.secure]);
          done(null, { user: "team" });
        },
      });
      const server = `${secure ? "smtps" : "smtp"}://team:p%40ss@127.0.0.1:${post.port}`;
      return { post, asked, server, certificate };
    };

    test("with a certificate that is trusted: the password goes encrypted, and the mail arrives", async () => {
      const { post, asked, server, certificate } = await serve();
      expect(await sendInProcess(server, certificate.path)).toEqual({ problem: null });
      expect(asked).toEqual([["p@ss", true]]);
      expect(post.mails).toHaveLength(1);
    });

    test("with one that nobody vouches for: nothing is sent, and nothing is tried again", async () => {
      const { post, asked, server } = await serve();
      const notifier = aNotifier({ UMPIRE_SMTP_URL: server });
      expect((await notifier.send(delivery("email"))).problem).toMatch(
        /^the certificate of the mail server is not trusted/,
      );
      expect([notifier.pauses, asked, post.mails]).toEqual([[], [], []]);
    });
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
