import { expect, test } from "vitest";
import { DEFAULT_CONFIG } from "../../src/core/config/config.ts";
import { READ_LIMITS } from "../../src/core/reports/read-report.ts";
import { junitXml } from "../support/junit.ts";
import { aRepository } from "../support/repository.ts";
import { umpire } from "../support/umpire.ts";

test("the limits of the configuration are those of the reader", () => {
  const { max_bytes, max_depth, max_text } = DEFAULT_CONFIG.reports.limits;
  expect({ maxBytes: max_bytes, maxDepth: max_depth, maxText: max_text }).toEqual(READ_LIMITS);
});

test.each([
  ["max_bytes: 100", "cannot be"],
  ["max_depth: 1", "cannot be"],
  ["max_files: 1", "at most 1 are read"],
  ["max_files: 3000", "max_files"],
])("a limit of %s holds", async (limit, said) => {
  const repository = await aRepository();
  await repository.commit("Start", { ".gitignore": ".aiwg/\nreports/\n" });
  await repository.write({
    ".github/umpire.yml": `reports:\n  limits:\n    ${limit}\n`,
    "reports/a.xml": junitXml(["a"]),
    "reports/b.xml": junitXml(["b"]),
  });
  const { stdout, stderr } = await umpire(repository.root, "review", "--junit", "reports/*.xml");
  expect(`${stdout}${stderr}`).toContain(said);
});
