import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { aReceiver } from "../support/http-receiver.ts";
import { junitXml } from "../support/junit.ts";
import { aRepository } from "../support/repository.ts";
import { umpire } from "../support/umpire.ts";

async function aFailingBranch(config: string) {
  const repository = await aRepository();
  await repository.commit("Start", { ".gitignore": ".aiwg/\nreports/\n", ".github/umpire.yml": config });
  await repository.git("switch", "--quiet", "--create", "work");
  await repository.commit("Try", { "src/a.js": "1" });
  await repository.write({ "reports/junit.xml": junitXml([{ name: "a", failure: "no" }]) });
  return repository;
}

const REVIEW = ["review", "--junit", "reports/junit.xml"];

describe("an escalation on the command line", () => {
  const config = `retry_policy: { max_attempts: 1 }
execution_config: { fail_fast: true }
escalation_policy: { notification: { channels: [webhook, cli] } }`;

  test("is sent to the webhook and said in the terminal, once", async () => {
    const receiver = await aReceiver(() => 200);
    vi.stubEnv("UMPIRE_WEBHOOK_URL", receiver.address);
    vi.stubEnv("UMPIRE_WEBHOOK_SECRET", "s3cret");
    const { root } = await aFailingBranch(config);
    const first = await umpire(root, ...REVIEW, "--json");
    expect(first.exitCode).toBe(20);
    expect(first.json()).toMatchObject({
      notifications: [
        { channel: "webhook", state: "sent", problem: null },
        { channel: "cli", state: "sent", problem: null },
      ],
    });
    expect(first.stderr).toContain("Umpire: work waits for a person (max attempts reached)");
    expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject({
      case: { name: "work", address: null },
    });
    expect((await umpire(root, ...REVIEW, "--json")).json()).toMatchObject({ notifications: [] });
    expect(receiver.received).toHaveLength(1);
    vi.unstubAllEnvs();
  });

  test("without the variables is an escalation all the same", async () => {
    const { root } = await aFailingBranch(config);
    const { exitCode, stderr } = await umpire(root, ...REVIEW);
    expect(exitCode).toBe(20);
    expect(stderr).toContain(
      "The notification by webhook was not sent: the environment variable UMPIRE_WEBHOOK_SECRET is not set.",
    );
  });

  test("names settings without effect only when it is asked to", async () => {
    const { root } = await aFailingBranch(config);
    const note = "The configuration has execution_config.fail_fast: accepted, and without effect.";
    expect((await umpire(root, ...REVIEW, "--verbose")).stderr).toContain(note);
    expect((await umpire(root, ...REVIEW)).stderr).not.toContain(note);
  });
});

test("settings that contradict each other are refused before anything is recorded", async () => {
  const { root } = await aFailingBranch(
    "retry_policy: { abort_on_regression: true }\nescalation_policy: { triggers: [{ condition: regression_detected, action: flag_and_continue }] }",
  );
  const { exitCode, stderr } = await umpire(root, ...REVIEW);
  expect(exitCode).toBe(2);
  expect(stderr).toContain("line 1: retry_policy.abort_on_regression is true, but the action on");
  expect(existsSync(join(root, ".aiwg"))).toBe(false);
});

test("comment and feedback go where they are asked for, or it is said why not", async () => {
  const { root, write } = await aFailingBranch("{}");
  const asked = [
    ...REVIEW,
    "--comment",
    join(root, "out/new/comment.md"),
    "--feedback",
    join(root, "out/f.json"),
  ];
  expect((await umpire(root, ...asked)).exitCode).toBe(10);
  expect(existsSync(join(root, "out/new/comment.md"))).toBe(true);
  await write({ blocked: "a file" });
  const { exitCode, stderr } = await umpire(root, ...REVIEW, "--feedback", join(root, "blocked/f.json"));
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/blocked\/f\.json could not be written \(E\w+\)\./);
});
