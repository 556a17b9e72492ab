import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fixture } from "../support/fixture.ts";
import { junitXml } from "../support/junit.ts";
import { age, aRepository, type TestRepository } from "../support/repository.ts";
import { expectValid } from "../support/schemas.ts";
import { umpire } from "../support/umpire.ts";

async function aBranch(files: Readonly<Record<string, string>> = {}): Promise<TestRepository> {
  const repository = await aRepository();
  await repository.commit("Start", { ".gitignore": ".aiwg/\nreports/\n" });
  await repository.git("switch", "--quiet", "--create", "work");
  await repository.commit("Run", { "src/run.js": "export const run = 1;\n" });
  await repository.write({ "reports/junit.xml": junitXml(["runs"]), ...files });
  return repository;
}

const REVIEW = ["review", "--junit", "reports/junit.xml", "--json"];
const SEMGREP = fixture("sarif/semgrep.sarif").toString();
const CLEAN = '{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"scan"}},"results":[]}]}';

describe("SARIF reports", () => {
  test("of a scanner that found something bad make a person look at once", async () => {
    const repository = await aBranch({ "reports/scan.sarif": SEMGREP });
    const ran = await umpire(repository.root, ...REVIEW, "--sarif", "reports/*.sarif");
    expect(ran.exitCode).toBe(20);
    expectValid("case", ran.json());
    expect(ran.json()).toMatchObject({
      call: { rule: "trigger", trigger: { condition: "security_issue_found", action: "human_review" } },
      findings: expect.arrayContaining([
        expect.objectContaining({ kind: "security-issue", severity: "blocking", total: 1 }),
        expect.objectContaining({ kind: "security-issue", severity: "warning", total: 1 }),
      ]),
    });
    const { comment } = ran.json();
    expect(comment).toContain("critical `rules.shell-command` in `src/run.js:4`");
    expectValid("ledger", (await umpire(repository.root, "ledger", "--json")).json());
  });

  test("are found where the configuration says, and judged as it says", async () => {
    const repository = await aBranch({
      "reports/scan.sarif": SEMGREP,
      ".github/umpire.yml":
        "security:\n  sarif: reports/*.sarif\n  fail_on: critical\nescalation_policy:\n  triggers:\n    - {condition: security_issue_found, action: flag_and_continue}\n",
    });
    expect((await umpire(repository.root, ...REVIEW)).exitCode).toBe(0);
  });

  test("without an issue hold nothing back", async () => {
    const repository = await aBranch({ "reports/scan.sarif": CLEAN });
    expect((await umpire(repository.root, ...REVIEW, "--sarif", "reports/*.sarif")).exitCode).toBe(0);
  });

  test.each([
    ["there is none", {}],
    ["it is older than the code", { "reports/scan.sarif": CLEAN }],
  ])("that were asked for and do not show this code are no pass: %s", async (_name, files) => {
    const repository = await aBranch(files);
    if ("reports/scan.sarif" in files) await age(join(repository.root, "reports/scan.sarif"), -3600);
    const ran = await umpire(repository.root, ...REVIEW, "--sarif", "reports/*.sarif");
    expect(ran.exitCode).toBe(10);
    expect(ran.json()).toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ kind: "no-security-report" })]),
    });
    if ("reports/scan.sarif" in files) expect(ran.stderr).toContain("Older than the code");
  });

  test("that are none are refused before anything is recorded", async () => {
    const repository = await aBranch({
      "reports/scan.sarif": '{"results": []}',
      "reports/cut.sarif": SEMGREP.slice(0, 900),
    });
    const ran = await umpire(repository.root, ...REVIEW, "--sarif", "reports/*.sarif");
    expect(ran.exitCode).toBe(2);
    expect(ran.json()).toMatchObject({
      error: {
        code: "sarif-unreadable",
        message: expect.stringMatching(
          /^2 of 2 SARIF reports cannot be read:\n {2}reports\/cut.sarif: .*ends too early.*\n {2}reports\/scan.sarif: The file is no SARIF report/,
        ),
      },
    });
    expect((await umpire(repository.root, "ledger", "--json")).json()).toMatchObject({ runs: [] });
  });

  test("that are none do not hide that the tests failed", async () => {
    const repository = await aBranch({ "reports/scan.sarif": "[]" });
    const ran = await umpire(
      repository.root,
      ...[
        "run",
        "--exit-call",
        "--json",
        "--sarif",
        "reports/*.sarif",
        "--",
        process.execPath,
        "-e",
        "process.exit(3)",
      ],
    );
    expect(ran.exitCode).toBe(10);
    expect(ran.json()).toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ kind: "unreadable-report" })]),
    });
  });

  test("can be looked at", async () => {
    const repository = await aBranch({ "reports/scan.sarif": SEMGREP });
    const ran = await umpire(repository.root, "inspect", "reports/scan.sarif");
    expect(ran.stdout).toBe("reports/scan.sarif: sarif, 2 issues, 0 suppressed, 0 known before\n");
  });
});

test("a secret that the command prints is named by its shape, and kept nowhere", async () => {
  const repository = await aBranch();
  const script = `console.log("using ghp_" + "aB3".repeat(12)); process.exit(1)`;
  const ran = await umpire(
    repository.root,
    ...["run", "--exit-call", "--json", "--junit", "reports/junit.xml", "--", process.execPath, "-e", script],
  );
  expect(ran.exitCode).toBe(20);
  expect(ran.json()).toMatchObject({
    findings: expect.arrayContaining([
      expect.objectContaining({
        kind: "secret-in-output",
        leaks: [{ shape: "GitHub token", test: null, path: null, line: null }],
      }),
    ]),
  });
  expect(ran.stdout).not.toContain("aB3aB3");
});
