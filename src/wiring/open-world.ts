import { createHash, randomUUID } from "node:crypto";
import { access, readFile } from "node:fs/promises";
import { platform, release } from "node:os";
import { join, resolve } from "node:path";
import type { World } from "../app/ports.ts";
import { type Config, DEFAULT_CONFIG } from "../core/config/config.ts";
import { readConfig } from "../core/config/read-config.ts";
import { UserError } from "../core/errors.ts";
import { secretValues } from "../core/redact.ts";
import { reportFiles } from "../shell/files/report-files.ts";
import { textFiles } from "../shell/files/text-files.ts";
import { gitCodeSource } from "../shell/git/code-source.ts";
import { gitChanges } from "../shell/git/diff.ts";
import { answer } from "../shell/git/git.ts";
import { openRepository, type Repository } from "../shell/git/repository.ts";
import { sessionFiles } from "../shell/ledger/session-files.ts";
import { commandRunner, type OutputTo } from "../shell/process/command-runner.ts";
import { treeSitter } from "../shell/syntax/tree-sitter.ts";
import { templateRenderer } from "../shell/templates/render.ts";

export interface WorldOptions {
  readonly folder: string;
  readonly config: string | undefined;
  readonly output: OutputTo;
  readonly say: (line: string) => void;
}

export interface Opened {
  readonly world: World;
  readonly config: Config;
}

/** Everything real, for a repository on this machine. */
export async function openWorld({ folder, config: named, output, say }: WorldOptions): Promise<Opened> {
  const repository = await openRepository(folder);
  const config = await loadConfig(repository.root, named);
  const memory = config.debug_memory.location;
  const world: World = {
    code: gitCodeSource(repository, memory),
    changes: gitChanges(repository),
    syntax: treeSitter(),
    reports: reportFiles(repository.root),
    files: textFiles(repository.root),
    ledgers: sessionFiles(join(repository.root, memory), () => hintToIgnore(repository, memory, say)),
    commands: commandRunner(output),
    render: templateRenderer(),
    at: async (elsewhere) => (await openWorld({ folder: elsewhere, config: named, output, say })).world,
    clock: { now: () => new Date().toISOString() },
    ids: { fresh: randomUUID, fromName: uuidFromName },
    environment: {
      runtime: "node",
      runtimeVersion: process.versions.node,
      os: `${platform()} ${release()}`,
      testFramework: null,
    },
    secrets: secretValues(process.env),
    say,
  };
  return { world, config };
}

const USUAL_CONFIG = ".github/umpire.yml";

async function loadConfig(root: string, named: string | undefined): Promise<Config> {
  const path = named === undefined ? join(root, USUAL_CONFIG) : resolve(named);
  try {
    await access(path);
  } catch (cause) {
    if (named === undefined) return DEFAULT_CONFIG;
    throw new UserError(
      "config-missing",
      `There is no configuration file ${named}.`,
      `Name an existing one, or leave --config out to use ${USUAL_CONFIG} or the defaults.`,
      { cause },
    );
  }
  return readConfig(await readFile(path, "utf8"), named ?? USUAL_CONFIG);
}

/** Said once, when the folder is made: the ledger is this machine's memory, not part of the change. */
async function hintToIgnore({ git }: Repository, memory: string, say: (line: string) => void): Promise<void> {
  const ignored = await answer(git, ["check-ignore", "--quiet", `${memory}/sessions`]);
  if (ignored === null)
    say(
      `Hint: attempts are kept in ${memory}/. Add it to .gitignore: echo '${memory.split("/")[0]}/' >> .gitignore`,
    );
}

/** Names Umpire's ids: any fixed UUID serves. */
const NAMESPACE = Buffer.from("5e0f6b0c7f3d4a7b9a51c0b7d2a4e816", "hex");

/** UUID version 5: the same name gives the same id everywhere. */
function uuidFromName(name: string): string {
  const bytes = createHash("sha1").update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
