import { describe, expect, test } from "vitest";
import { reviewReports } from "../../src/app/review-reports.ts";
import type { SeenTampering } from "../../src/core/attempt/seen-tampering.ts";
import { openWorld } from "../../src/wiring/open-world.ts";
import { type CaseSpec, junitXml } from "../support/junit.ts";
import { aRepository } from "../support/repository.ts";

const TEST = `import { add } from "../src/add.js";
test("adds", () => {
  expect(add(1, 1)).toBe(2);
});
test("adds nothing", () => {
  const sum = add(1, 0);
  expect(sum).toBe(1);
});
`;

async function aBranch(config = "") {
  const repository = await aRepository();
  await repository.commit("Start", {
    ".gitignore": ".aiwg/\nreports/\n",
    ...(config && { ".github/umpire.yml": config }),
    "test/add.test.js": TEST,
  });
  await repository.git("switch", "--quiet", "--create", "work");
  const review = async (cases: readonly CaseSpec[]) => {
    const { world, config: settled } = await openWorld({
      folder: repository.root,
      config: undefined,
      output: "nowhere",
      say: () => {},
    });
    await repository.write({ "reports/junit.xml": junitXml(cases) });
    const request = { junit: ["reports/*.xml"], coverage: [], base: "main", branch: undefined };
    const { latest } = await reviewReports(request, settled, { ...world, secrets: ["hunter2hunter2"] });
    const { tampering } = latest.evidence;
    return { told: tampering.map(told), tampering, findings: latest.findings, call: latest.call };
  };
  return { repository, review };
}

const told = ({ since, kind, path, line }: SeenTampering) => `${since}: ${kind} ${path}:${line}`;

describe("tampering is kept with the run", () => {
  test("against the base, also when the whole file must say that a test was emptied", async () => {
    const { repository, review } = await aBranch();
    await repository.commit("Green", { "test/add.test.js": TEST.replace("  expect(sum).toBe(1);\n", "") });
    const { told: found, call } = await review(["adds", "adds nothing"]);
    expect(found).toEqual(["base: test-emptied test/add.test.js:7"]);
    expect(call.action).toBe("retry");
  });

  test("against the attempt before, which alone had what is gone", async () => {
    const { repository, review } = await aBranch();
    const more = `${TEST}test("adds more", () => {\n  expect(add(2, 2)).toBe(4);\n});\n`;
    await repository.commit("Add a test", { "test/add.test.js": more });
    expect((await review(["adds", { name: "adds more", failure: "3 !== 4" }])).told).toEqual([]);
    await repository.commit("Make it green", { "test/add.test.js": TEST });
    const { told: found, findings } = await review(["adds"]);
    expect(found).toEqual(["attempt: test-removed test/add.test.js:9"]);
    expect(findings[0]).toMatchObject({ kind: "silenced-tests", places: [{ kind: "test-removed" }] });
  });

  test("once, when both comparisons show it", async () => {
    const { repository, review } = await aBranch();
    await repository.commit("Work", { "src/add.js": "export const add = () => 2;\n" });
    await review(["adds", "adds nothing"]);
    await repository.commit("Skip", { "test/add.test.js": TEST.replaceAll("test(", "test.skip(") });
    const { told: found } = await review(["adds", { name: "adds nothing", skipped: true }]);
    expect(found).toEqual(["base: test-skipped test/add.test.js:2", "base: test-skipped test/add.test.js:5"]);
  });

  test("without what must stay secret, and with the team's protected tests", async () => {
    const { repository, review } = await aBranch("tampering:\n  protected_tests: [test/**]\n");
    const leaking = TEST.replace('"adds nothing"', '"adds hunter2hunter2"');
    await repository.commit("Change", { "test/add.test.js": leaking });
    const { tampering, findings } = await review(["adds"]);
    expect(tampering).toMatchObject([
      { kind: "protected-test-changed", text: 'test("adds [redacted]", () => {' },
    ]);
    expect(findings).toMatchObject([
      { kind: "tampering", what: "protected-test-changed", severity: "blocking" },
    ]);
  });

  test("at most a hundred places", async () => {
    const { repository, review } = await aBranch();
    const many = Array.from(
      { length: 150 },
      (_, n) => `test("t${n}", () => {\n  expect(${n}).toBe(${n});\n});\n`,
    );
    await repository.git("switch", "--quiet", "main");
    await repository.commit("Many", { "test/many.test.js": many.join("") });
    await repository.git("switch", "--quiet", "work");
    await repository.git("merge", "--quiet", "main");
    await repository.commit("None", { "test/many.test.js": "\n" });
    expect((await review(["adds"])).tampering).toHaveLength(100);
  });
});
