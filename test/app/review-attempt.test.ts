import { describe, expect, test } from "vitest";
import { reviewReports } from "../../src/app/review-reports.ts";
import type { Review } from "../../src/app/tell-case.ts";
import type { Delivery } from "../../src/core/message/notify/deliveries.ts";
import { openWorld } from "../../src/wiring/open-world.ts";
import { junitXml } from "../support/junit.ts";
import { aRepository } from "../support/repository.ts";
import { expectValid } from "../support/schemas.ts";

const CONFIG = `
retry_policy: { max_attempts: 1 }
execution_config: { test_framework: jest }
escalation_policy:
  include_in_report: [fix_attempts]
  notification: { channel: slack }
templates: { passed: .github/passed.hbs }
`;

/** A branch on this machine: each call reviews the next commit. */
async function aBranch(problem: string | null = null) {
  const repository = await aRepository();
  await repository.commit("Start", {
    ".gitignore": ".aiwg/\nreports/\n",
    ".github/umpire.yml": CONFIG,
    ".github/passed.hbs": "Fine: {{tests}}",
  });
  await repository.git("switch", "--quiet", "--create", "work");
  const deliveries: Delivery[] = [];
  const said: string[] = [];
  const { world, config } = await openWorld({
    folder: repository.root,
    config: undefined,
    output: "nowhere",
    say: (line) => said.push(line),
  });
  const send = async (delivery: Delivery) => {
    deliveries.push(delivery);
    return { problem };
  };
  const review = async (code: string | null, failure?: string): Promise<Review> => {
    if (code !== null) await repository.commit("Try", { "src/a.js": code });
    await repository.write({
      "reports/junit.xml": junitXml([failure === undefined ? "a" : { name: "a", failure }]),
    });
    const request = { junit: ["reports/*.xml"], coverage: [], base: "main", branch: undefined };
    return await reviewReports(request, config, { ...world, notifier: { send } });
  };
  return { review, deliveries, said };
}

describe("on somebody's machine", () => {
  test("an escalation is told once, and the ledger remembers that it was", async () => {
    const { review, deliveries } = await aBranch();
    const first = await review("one", "no");
    expect(first.document.notifications).toEqual([{ channel: "slack", state: "sent", problem: null }]);
    expectValid("case", first.document);
    expect((await review(null, "no")).document.notifications).toEqual([]);
    expect(deliveries).toHaveLength(1);
    expect((await review("two", "no")).document.notifications).toHaveLength(1);
  });

  test("one that could not be told is said, and changes nothing", async () => {
    const { review, said } = await aBranch("the environment variable SLACK_WEBHOOK_URL is not set");
    const { latest, document } = await review("one", "no");
    expect(latest.call.action).toBe("escalate");
    expect(document.notifications).toMatchObject([{ state: "failed" }]);
    expect(said).toContain(
      "The notification by slack was not sent: the environment variable SLACK_WEBHOOK_URL is not set.",
    );
  });

  test("a pass uses the template of the work tree and is told to nobody; the framework is kept", async () => {
    const { review, deliveries } = await aBranch();
    const { document, latest } = await review("one");
    expect(document.comment).toBe("Fine: 1 of 1 pass\n");
    expect(latest.evidence.environment.testFramework).toBe("jest");
    expect(deliveries).toEqual([]);
  });

  test("an escalation has the parts that the policy lists", async () => {
    const { review } = await aBranch();
    const { comment } = (await review("one", "no")).document;
    expect(comment).toContain("### Attempted Fixes");
    expect(comment).not.toContain("### Analysis");
  });
});
