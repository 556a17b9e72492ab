import { describe, expect, test } from "vitest";
import { Notification } from "../../../../src/core/config/notification.ts";
import { deliveries } from "../../../../src/core/message/notify/deliveries.ts";
import { HOSTILE } from "../../../support/hostile.ts";
import { runnerCommands } from "../../../support/markdown.ts";
import { expectValid } from "../../../support/schemas.ts";
import { aNotice, WHERE } from "./support.ts";

const settings = (given: unknown) => Notification.parse(given);

test("each channel gets its message, once", () => {
  const all = settings({
    channel: "slack",
    channels: ["slack", "cli", "email", "webhook", "issue_comment"],
    slack: { webhook_url_env: "HOOK" },
    email: { smtp_url_env: "MAIL", from: "umpire@example.com", to: "team@example.com" },
    webhook: { url_env: "URL", secret_env: "KEY" },
  });
  expect(deliveries(all, aNotice())).toMatchObject([
    { channel: "slack", urlVariable: "HOOK", message: { blocks: expect.any(Array) } },
    { channel: "cli", lines: expect.any(Array) },
    {
      channel: "email",
      serverVariable: "MAIL",
      from: "umpire@example.com",
      to: ["team@example.com"],
      mail: { subject: expect.any(String) },
    },
    { channel: "webhook", urlVariable: "URL", secretVariable: "KEY", document: { event: "escalation" } },
  ]);
});

test("by default nobody is told beyond the comment", () => {
  expect(deliveries(settings({}), aNotice())).toEqual([]);
  expect(deliveries(settings({ channel: "issue_comment" }), aNotice())).toEqual([]);
});

test("mail without a sender, which no configuration that was read can ask for, has none", () => {
  expect(deliveries(settings({ channel: "email" }), aNotice())).toMatchObject([{ from: "", to: [] }]);
});

describe("the webhook's document", () => {
  const [delivery] = deliveries(settings({ channel: "webhook" }), aNotice());
  const document = delivery?.channel === "webhook" ? delivery.document : undefined;

  test("is what the published schema says", () => {
    expectValid("notification", document);
    expect(document).toMatchObject({
      schemaVersion: 1,
      event: "escalation",
      id: "00000000-0000-4000-8000-000000000001",
      at: "2026-01-25T12:01:00.000Z",
      case: WHERE,
      call: { action: "escalate", rule: "max_attempts_reached", question: { options: expect.any(Array) } },
      tests: { total: 2, passed: 1, failed: 1 },
      causes: ["**`adds`** in `adds`, `adds:1`: `expected 1adds, got 2adds`"],
    });
  });
});

test.each(HOSTILE)("the lines for a terminal obey nobody: %j", (text) => {
  const [delivery] = deliveries(settings({ channel: "cli" }), aNotice(text, { name: text, address: null }));
  if (delivery?.channel !== "cli") throw new Error("There is no message for the terminal.");
  expect(runnerCommands(delivery.lines.join("\n"))).toEqual([]);
  expect(delivery.lines.join("")).not.toMatch(/[\r\n]/);
});
