import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ArtifactUpload } from "../../app/github/ports.ts";
import { UserError } from "../../core/errors.ts";
import { uploadTrouble } from "./upload-trouble.ts";

export interface UploadOptions {
  readonly env?: Environment;
  readonly sleep?: Sleep;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Sleep = (ms: number) => Promise<unknown>;

const MOST_NAMES = 20;
const MOST_TRIES = 3;
const PAUSE_MS = 5_000;

type Uploading = { readonly name: string; readonly files: readonly string[]; readonly folder: string };

export function artifactUpload({ env = process.env, sleep = pause }: UploadOptions = {}): ArtifactUpload {
  return {
    async upload(name, files, retentionDays) {
      refuseOutside(env);
      const folder = await mkdtemp(join(env["RUNNER_TEMP"] || tmpdir(), "umpire-artifact-"));
      try {
        const paths = await written(folder, files);
        return await firstFreeName({ name, files: paths, folder }, retentionDays, sleep);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** A name that is taken stays as it is. */
async function firstFreeName(upload: Uploading, retentionDays: number, sleep: Sleep): Promise<string> {
  for (let number = 1; number <= MOST_NAMES; number += 1) {
    const name = number === 1 ? upload.name : `${upload.name}-${number}`;
    if (await arrives({ ...upload, name }, retentionDays, sleep)) return name;
  }
  throw new UserError(
    "artifacts-name",
    `This run has ${MOST_NAMES} artifacts named like ${JSON.stringify(upload.name)} already.`,
    "Start a new run instead of repeating this one.",
  );
}

/** False when the name is taken: perhaps by ourselves, when an answer was lost. Readers take both for one. */
async function arrives(upload: Uploading, retentionDays: number, sleep: Sleep): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const trouble = await sent(upload, retentionDays);
    if (trouble === null) return true;
    if (trouble === "name-taken") return false;
    if (trouble.code !== "artifacts-unavailable" || tries === MOST_TRIES) throw trouble;
    await sleep(PAUSE_MS * tries);
  }
}

async function sent({ name, files, folder }: Uploading, retentionDays: number) {
  // 147 ms to load: only a run that uploads pays for it.
  const { DefaultArtifactClient } = await import("@actions/artifact");
  try {
    await new DefaultArtifactClient().uploadArtifact(name, [...files], folder, { retentionDays });
    return null;
  } catch (error) {
    return uploadTrouble(name, error);
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

function pause(ms: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, ms));
}
