import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { zipReader } from "../../../src/shell/artifacts/read-zip.ts";
import { artifactUpload } from "../../../src/shell/artifacts/upload.ts";
import { uploadTrouble } from "../../../src/shell/artifacts/upload-trouble.ts";
import { BUDGET_MS, patience } from "../../../src/shell/github/manners/patience.ts";
import { artifactService } from "./artifact-service.ts";

const NAME = "umpire-attempt-v1-12-77-1-test";

async function uploader(budgetMs = BUDGET_MS) {
  const temp = await mkdtemp(join(tmpdir(), "umpire-upload-test-"));
  onTestFinished(() => rm(temp, { recursive: true, force: true }));
  const waits: number[] = [];
  const purse = patience(budgetMs, async (ms) => waits.push(ms));
  const env = { ...process.env, RUNNER_TEMP: temp };
  const { upload } = artifactUpload({ env, patience: purse, timeoutMs: 2_000 });
  return { upload, waits, temp };
}

const problem = (code: string, message: RegExp) =>
  expect.objectContaining({ name: "UserError", code, message: expect.stringMatching(message) });

describe("uploading", () => {
  test("stores the files as one zip that Umpire's own reader accepts, and leaves nothing behind", async () => {
    const service = await artifactService();
    const { upload, temp } = await uploader();

    const name = await upload(NAME, { "attempt.json": '{"a":1}', "extra/feedback.json": "{}" }, 30);

    expect(name).toBe(NAME);
    const files = await zipReader()(service.stored.get(NAME) ?? Buffer.alloc(0));
    expect(
      Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()])),
    ).toEqual({
      "attempt.json": '{"a":1}',
      "extra/feedback.json": "{}",
    });
    expect(await readdir(temp)).toEqual([]);
    const days = (Date.parse(service.expiries[0] ?? "") - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });

  test("never replaces an artifact: a name that is taken gets a number", async () => {
    const service = await artifactService();
    const { upload } = await uploader();

    const names = [];
    for (const text of ["first", "second", "third"]) names.push(await upload(NAME, { "a.txt": text }, 30));

    expect(names).toEqual([NAME, `${NAME}-2`, `${NAME}-3`]);
    expect([...service.stored.keys()]).toEqual(names);
  });

  test("gives up when twenty names are taken", async () => {
    const service = await artifactService(() => ({ status: 409, msg: "taken" }));
    const { upload } = await uploader();
    await expect(upload(NAME, { "a.txt": "" }, 30)).rejects.toEqual(
      problem("artifacts-name", /20 artifacts/),
    );
    expect(service.calls).toHaveLength(20);
  });

  test("sends again after a broken connection", async () => {
    let broken = 2;
    const service = await artifactService(() => (broken-- > 0 ? "reset" : null));
    const { upload, waits } = await uploader();
    expect(await upload(NAME, { "a.txt": "x" }, 30)).toBe(NAME);
    expect(waits).toEqual([5_000, 10_000]);
    expect([...service.stored.keys()]).toEqual([NAME]);
  });

  test("does not wait for ever for an answer that broke off in the middle", async () => {
    let broken = 1;
    const service = await artifactService(() => (broken-- > 0 ? "half" : null));
    const { upload, waits } = await uploader();
    expect(await upload(NAME, { "a.txt": "x" }, 30)).toBe(NAME);
    expect(waits).toEqual([5_000]);
    expect([...service.stored.keys()]).toEqual([NAME]);
  });

  test("uses the next name when the connection broke after the name was given away", async () => {
    let broken = 1;
    const service = await artifactService((call) =>
      call === "FinalizeArtifact" && broken-- > 0 ? "reset" : null,
    );
    const { upload } = await uploader();
    expect(await upload(NAME, { "a.txt": "x" }, 30)).toBe(`${NAME}-2`);
    expect([...service.stored.keys()]).toEqual([`${NAME}-2`]);
  });

  test("says so when the service stays away, and removes its files", async () => {
    const service = await artifactService(() => "reset");
    const { upload, temp } = await uploader();
    await expect(upload(NAME, { "a.txt": "x" }, 30)).rejects.toEqual(
      problem("artifacts-unavailable", /no usable answer/),
    );
    expect(service.calls).toHaveLength(3);
    expect(await readdir(temp)).toEqual([]);
  });

  test("spends the run's own patience, and sends nothing once that is over", async () => {
    const service = await artifactService(() => "reset");
    const { upload, waits } = await uploader(6_000);
    const away = problem("artifacts-unavailable", /no usable answer/);
    await expect(upload(NAME, { "a.txt": "x" }, 30)).rejects.toEqual(away);
    expect({ waits, calls: service.calls.length }).toEqual({ waits: [5_000], calls: 2 });
  });

  test("is not tried when a run has no time left at all", async () => {
    const service = await artifactService();
    const purse = patience(0);
    purse.spend(20_000);
    const { upload } = artifactUpload({ patience: purse });
    await expect(upload(NAME, { "a.txt": "x" }, 30)).rejects.toEqual(
      problem("artifacts-unavailable", /time is spent/),
    );
    expect(service.calls).toEqual([]);
  });

  test("works on ghe.com", async () => {
    await artifactService();
    vi.stubEnv("GITHUB_SERVER_URL", "https://octocorp.ghe.com");
    const { upload } = await uploader();
    expect(await upload(NAME, { "a.txt": "x" }, 30)).toBe(NAME);
  });

  test("names a full storage", async () => {
    await artifactService(() => ({ status: 403, msg: "insufficient usage to create artifact" }));
    const { upload } = await uploader();
    await expect(upload(NAME, { "a.txt": "x" }, 30)).rejects.toEqual(
      problem("artifacts-quota", /storage for artifacts is full/),
    );
  });

  test("passes on what else the service says", async () => {
    await artifactService(() => ({ status: 400, msg: "name has bad characters" }));
    const { upload } = await uploader();
    await expect(upload(NAME, { "a.txt": "x" }, 30)).rejects.toEqual(
      problem("artifacts-refused", /name has bad characters/),
    );
  });

  test("is refused on a server without artifacts of version 4", async () => {
    await artifactService();
    vi.stubEnv("GITHUB_SERVER_URL", "https://github.example.com");
    const { upload } = await uploader();
    await expect(upload(NAME, { "a.txt": "x" }, 30)).rejects.toEqual(
      expect.objectContaining({
        code: "artifacts-unsupported",
        hint: expect.stringContaining("`store: branch`"),
      }),
    );
  });

  test("needs the token of a runner", async () => {
    await artifactService();
    vi.stubEnv("ACTIONS_RUNTIME_TOKEN", "e30.e30.");
    const { upload } = await uploader();
    await expect(upload(NAME, { "a.txt": "x" }, 30)).rejects.toEqual(
      problem("artifacts-no-runner", /no token of a runner/),
    );
  });

  test("outside an action says what is missing, before it writes anything", async () => {
    const { upload } = artifactUpload({ env: { ACTIONS_RESULTS_URL: "http://localhost" } });
    await expect(upload(NAME, { "a.txt": "x" }, 30)).rejects.toEqual(
      problem("artifacts-no-runner", /ACTIONS_RUNTIME_TOKEN is not set/),
    );
  });

  test("waits for real when nobody says otherwise", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    await artifactService(() => "reset");
    const { upload } = artifactUpload();
    const outcome = upload(NAME, { "a.txt": "x" }, 30).catch((error: unknown) => error);
    let waited = 0;
    let isOver = false;
    void outcome.finally(() => {
      isOver = true;
    });
    for (; !isOver; waited += 100) {
      await vi.advanceTimersByTimeAsync(100);
      await new Promise(setImmediate);
    }
    expect(waited).toBeGreaterThanOrEqual(15_000);
    expect(await outcome).toEqual(problem("artifacts-unavailable", /no usable answer/));
  });
});

test("what is thrown need not be an error", () => {
  expect(uploadTrouble("a", "odd")).toEqual(problem("artifacts-refused", /"odd"/));
});
