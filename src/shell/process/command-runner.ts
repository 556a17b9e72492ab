import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CommandRunner } from "../../app/ports.ts";
import { UserError } from "../../core/errors.ts";
import { readProject } from "./read-project.ts";
import { type CommandResult, type OutputStream, runCommand } from "./run-command.ts";

/** Where the command's output is shown while it runs: as it comes, all on standard error, or nowhere. */
export type OutputTo = "both" | "stderr" | "nowhere";

const TAIL_CHARACTERS = 4_000;

export function commandRunner(output: OutputTo): CommandRunner {
  return {
    async run({ argv, cwd, env, timeoutSeconds }) {
      const onOutput = (stream: OutputStream, chunk: Uint8Array) => show(output, stream, chunk);
      const result = await runCommand({
        command: argv,
        cwd,
        env: wholeEnvironment(env),
        timeoutSeconds,
        onOutput,
      });
      refuseInterrupted(result);
      const { exitCode, timedOut, durationMs, startedAtMs } = result;
      return {
        argv,
        exitCode,
        timedOut,
        timeoutSeconds,
        durationMs,
        outputTail: tailOf(result),
        startedMs: startedAtMs,
      };
    },
    project: (cwd, env) => readProject(cwd, wholeEnvironment(env)),
    async withReportFile(use) {
      const folder = await mkdtemp(join(tmpdir(), "umpire-report-"));
      try {
        return await use(join(folder, "report.xml"));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

function show(output: OutputTo, stream: OutputStream, chunk: Uint8Array): void {
  if (output === "nowhere") return;
  (output === "both" && stream === "stdout" ? process.stdout : process.stderr).write(chunk);
}

function wholeEnvironment(added: Readonly<Record<string, string>>): Record<string, string> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return { ...Object.fromEntries(inherited), ...added };
}

/** A cancelled run is no evidence either way. */
function refuseInterrupted({ interruptedBy }: CommandResult): void {
  if (interruptedBy === null) return;
  throw new UserError(
    "run-cancelled",
    `The run was cancelled (${interruptedBy}), so nothing was recorded.`,
    "Run it again to the end.",
  );
}

function tailOf({ stdoutTail, stderrTail }: CommandResult): string {
  return `${stdoutTail}\n${stderrTail}`.trim().slice(-TAIL_CHARACTERS);
}
