import { access, readFile } from "node:fs/promises";
import { platform, release } from "node:os";
import { join, resolve } from "node:path";
import type { MeasuringWorld, World } from "../app/ports.ts";
import { type Config, DEFAULT_CONFIG } from "../core/config/config.ts";
import { USUAL_CONFIG } from "../core/config/usual-config.ts";
import { UserError } from "../core/errors.ts";
import { secretValues } from "../core/redact.ts";
import { type FileLimits, reportFiles } from "../shell/files/report-files.ts";
import { textFiles } from "../shell/files/text-files.ts";
import { gitCodeSource } from "../shell/git/code-source.ts";
import { gitChanges } from "../shell/git/diff.ts";
import { answer } from "../shell/git/git.ts";
import { openRepository, type Repository } from "../shell/git/repository.ts";
import { sessionFiles } from "../shell/ledger/session-files.ts";
import { openNotifier } from "../shell/notify/notifier.ts";
import { commandRunner, type OutputTo } from "../shell/process/command-runner.ts";
import { treeSitter } from "../shell/syntax/tree-sitter.ts";
import { identifiers } from "./identifiers.ts";

export interface WorldOptions {
  readonly folder: string;
  readonly config: string | undefined;
  /** A configuration that was read elsewhere: the one in the work tree is not looked at. */
  readonly settled?: Config;
  readonly output: OutputTo;
  readonly say: (line: string) => void;
}

export interface Opened<Kind = World> {
  readonly world: Kind;
  readonly config: Config;
}

/** Everything real, for a repository on this machine. */
export async function openWorld(options: WorldOptions): Promise<Opened> {
  const [{ world, config }, { templateRenderer }] = await Promise.all([
    openMeasuringWorld(options),
    import("../shell/templates/render.ts"),
  ]);
  const at = async (folder: string) => (await openWorld({ ...options, folder })).world;
  return { world: { ...world, render: templateRenderer(), at }, config };
}

/** The same without what only a told case needs. */
export async function openMeasuringWorld(options: WorldOptions): Promise<Opened<MeasuringWorld>> {
  const { folder, config: named, settled, output, say } = options;
  const repository = await openRepository(folder);
  const config = settled ?? (await loadConfig(repository.root, named));
  const memory = config.debug_memory.location;
  const world: MeasuringWorld = {
    code: gitCodeSource(repository, memory),
    changes: gitChanges(repository),
    syntax: treeSitter(),
    reports: reportFiles(repository.root, fileLimits(config)),
    files: textFiles(repository.root),
    ledgers: sessionFiles(join(repository.root, memory), () => hintToIgnore(repository, memory, say)),
    commands: commandRunner(output),
    notifier: openNotifier(say),
    clock: { now: () => new Date().toISOString() },
    ids: identifiers,
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
  // Without a configuration there is no need to know YAML.
  const { readConfig } = await import("../core/config/read-config.ts");
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

function fileLimits({ reports: { limits } }: Config): FileLimits {
  return {
    maxBytes: limits.max_bytes,
    maxDepth: limits.max_depth,
    maxText: limits.max_text,
    maxFiles: limits.max_files,
  };
}
