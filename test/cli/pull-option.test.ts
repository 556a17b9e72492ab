import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type LoopbackGitHub, missingParts, startGitHub } from "../github/start-github.ts";
import { aRepository, type TestRepository } from "../support/repository.ts";
import { umpire } from "../support/umpire.ts";

async function aClone(): Promise<TestRepository> {
  const repository = await aRepository();
  await repository.commit("Start", { "src/a.js": "export const a = () => 2;\n" });
  return repository;
}

function environment(values: Readonly<Record<string, string>>): void {
  for (const name of ["GITHUB_TOKEN", "GH_TOKEN", "GITHUB_REPOSITORY", "GITHUB_API_URL"])
    vi.stubEnv(name, values[name] ?? "");
  onTestFinished(() => void vi.unstubAllEnvs());
}

test("a pull request needs a token, a repository and a number", async () => {
  const { root } = await aClone();
  environment({});
  expect((await umpire(root, "classify", "--pull", "1")).stderr).toContain("There is no token");
  environment({ GITHUB_TOKEN: "ghp_x" });
  expect((await umpire(root, "classify", "--pull", "1")).stderr).toContain("does not say which one");
  expect((await umpire(root, "classify", "--pull", "x")).exitCode).toBe(2);
});

describe.skipIf(missingParts !== null)(`on GitHub ${missingParts ?? ""}`.trimEnd(), () => {
  let github: LoopbackGitHub;
  beforeAll(async () => {
    github = await startGitHub();
  });
  afterAll(() => github?.stop());

  test("a pull request is judged by the diff that GitHub gives", async () => {
    await github.reset({ files: { "src/a.js": "export const a = () => 1;\n" } });
    const { number } = await github.openPull({
      branch: "work",
      files: { "src/a.js": "export const a = () => 2;\n" },
    });
    const token = await github.token({ permissions: { contents: "read", "pull-requests": "read" } });
    const repository = await aClone();
    await repository.git("remote", "add", "origin", "https://github.com/owner/app.git");
    await repository.write({ "lcov.info": "SF:src/a.js\nDA:1,1\nend_of_record\n" });
    environment({ GITHUB_TOKEN: token, GITHUB_API_URL: github.origin });
    const ran = await umpire(
      repository.root,
      "coverage",
      "--report",
      "lcov.info",
      "--pull",
      String(number),
      "--json",
    );
    expect(ran.json()).toMatchObject({ patch: { covered: 1, total: 1 }, files: [{ path: "src/a.js" }] });
    const classified = await umpire(repository.root, "classify", "--pull", String(number), "--json");
    expect(classified.json()).toMatchObject({ files: [{ path: "src/a.js" }] });
    expect(await github.violations()).toEqual([]);
  });
});
