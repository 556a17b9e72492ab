import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ArtifactUpload } from "../../app/github/ports.ts";
import { UserError } from "../../core/errors.ts";
import { BUDGET_MS, type Patience, patience } from "../github/manners/patience.ts";
import { uploadTrouble } from "./upload-trouble.ts";

export interface UploadOptions {
  readonly env?: Environment;
  /** What all waiting of the run may cost together. */
  readonly patience?: Patience;
  /** After which an upload counts as lost. */
  readonly timeoutMs?: number;
}

interface Terms {
  readonly retentionDays: number;
  readonly timeoutMs: number;
  readonly patience: Patience;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MOST_NAMES = 20;
const MOST_TRIES = 3;
const PAUSE_MS = 5_000;
const TIMEOUT_MS = 60_000;

type Uploading = { readonly name: string; readonly files: readonly string[]; readonly folder: string };

export function artifactUpload({
  env = process.env,
  patience: purse = patience(BUDGET_MS),
  timeoutMs = TIMEOUT_MS,
}: UploadOptions = {}): ArtifactUpload {
  return {
    async upload(name, files, retentionDays) {
      refuseOutside(env);
      const folder = await mkdtemp(join(env["RUNNER_TEMP"] || tmpdir(), "umpire-artifact-"));
      try {
        const paths = await written(folder, files);
        const terms = { retentionDays, timeoutMs, patience: purse };
        return await firstFreeName({ name, files: paths, folder }, terms);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** A name that is taken stays as it is. */
async function firstFreeName(upload: Uploading, terms: Terms): Promise<string> {
  for (let number = 1; number <= MOST_NAMES; number += 1) {
    const name = number === 1 ? upload.name : `${upload.name}-${number}`;
    if (await arrives({ ...upload, name }, terms)) return name;
  }
  throw new UserError(
    "artifacts-name",
    `This run has ${MOST_NAMES} artifacts named like ${JSON.stringify(upload.name)} already.`,
    "Start a new run instead of repeating this one.",
  );
}

/** False when the name is taken: perhaps by ourselves, when an answer was lost. Readers take both for one. */
async function arrives(upload: Uploading, terms: Terms): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const trouble = await sent(upload, terms);
    if (trouble === null) return true;
    if (trouble === "name-taken") return false;
    if (trouble.code !== "artifacts-unavailable" || tries === MOST_TRIES) throw trouble;
    if (!(await terms.patience.wait(PAUSE_MS * tries))) throw trouble;
  }
}

async function sent({ name, files, folder }: Uploading, { retentionDays, timeoutMs, patience }: Terms) {
  const allowed = patience.allow(timeoutMs);
  if (allowed === 0) return uploadTrouble(name, new Error("Upload progress stalled: the time is spent"));
  // 147 ms to load: only a run that uploads pays for it.
  const { DefaultArtifactClient } = await import("@actions/artifact");
  const started = performance.now();
  try {
    const client = new DefaultArtifactClient();
    await withinTime(client.uploadArtifact(name, [...files], folder, { retentionDays }), allowed);
    return null;
  } catch (error) {
    return uploadTrouble(name, error);
  } finally {
    patience.spend(performance.now() - started);
  }
}

/**
 * An answer that breaks off in the middle leaves the client waiting for ever, and node then ends the process without a
 * word. The timer keeps it alive and turns the silence into an error.
 */
async function withinTime(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Upload progress stalled: no answer in ${ms / 1000} s`)), ms);
  });
  try {
    await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}

function refuseOutside(env: Environment): void {
  const missing = ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"].filter((name) => !env[name]);
  if (missing.length === 0) return;
  throw new UserError(
    "artifacts-no-runner",
    `Artifacts can only be uploaded from inside an action: ${missing.join(" and ")} is not set.`,
    "The runner gives these to `uses:` steps only. Run Umpire as an action, not in a `run:` script.",
  );
}

async function written(folder: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const paths: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    paths.push(path);
  }
  return paths;
}
