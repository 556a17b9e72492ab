import { runProgram } from "../../src/cli/program.ts";

export interface Ran {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** The one document that `--json` prints. */
  json(): Record<string, never>;
}

/** Runs the command line in this process, so that its coverage counts. One at a time: it changes the folder. */
export function umpire(cwd: string, ...args: string[]): Promise<Ran> {
  return captured(cwd, () => runProgram(args));
}

/** As umpire, for a part of the command line that gives an exit code. */
export async function captured(cwd: string, run: () => Promise<number>): Promise<Ran> {
  const before = process.cwd();
  const stdout = capture(process.stdout);
  const stderr = capture(process.stderr);
  process.chdir(cwd);
  try {
    const exitCode = await run();
    return { exitCode, stdout: stdout.text(), stderr: stderr.text(), json: () => JSON.parse(stdout.text()) };
  } finally {
    process.chdir(before);
    stdout.restore();
    stderr.restore();
  }
}

function capture(stream: NodeJS.WriteStream): { text(): string; restore(): void } {
  const write = stream.write;
  const chunks: Buffer[] = [];
  stream.write = (chunk: string | Uint8Array) => {
    chunks.push(Buffer.from(chunk));
    return true;
  };
  return {
    text: () => Buffer.concat(chunks).toString("utf8"),
    restore: () => {
      stream.write = write;
    },
  };
}
