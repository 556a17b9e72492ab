import { pathToFileURL } from "node:url";

export interface PlayRequest {
  readonly program: string;
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

export interface PlayEnd {
  readonly exitCode: number;
  readonly stdout: string;
  /** Why a process of its own has to show what happens; null when this one did. */
  readonly strange: string | null;
}

/** Of a machine that has other things to do as well. */
const LONGEST_MS = 120_000;
const LOOK_MS = 1;
const write = process.stdout.write.bind(process.stdout);
const home = process.cwd();
let plays = 0;
let strange: string | null = null;

for (const trouble of ["unhandledRejection", "uncaughtException"] as const)
  process.on(trouble, (error) => {
    strange ??= `${trouble}: ${error instanceof Error ? error.stack : String(error)}`;
  });

/**
 * The shipped action, many times in one process: its entry is run anew for every play, its chunks stay loaded. Nothing
 * may be left over from one play to the next; what looks like it is told.
 */
export async function played({ program, folder, env }: PlayRequest): Promise<PlayEnd> {
  const before = alive();
  const listeners = process.listeners("exit");
  const out: string[] = [];
  const outer = process.env;
  process.stdout.write = (chunk: string | Uint8Array) => out.push(String(chunk)) > 0;
  process.env = { ...env };
  process.chdir(folder);
  process.exitCode = undefined;
  strange = null;
  plays += 1;
  await inTime(import(`${pathToFileURL(program).href}?play=${plays}`));
  // As a process would: it ends when nothing is left that it waits for.
  for (let looks = 0; alive() > before && looks < 3_000; looks += 1)
    await new Promise((wake) => setTimeout(wake, LOOK_MS));
  if (alive() > before) strange ??= `It left something running: ${process.getActiveResourcesInfo()}`;
  const exitCode = Number(process.exitCode ?? 0);
  process.stdout.write = write;
  process.env = outer;
  process.exitCode = undefined;
  process.chdir(home);
  for (const listener of process.listeners("exit"))
    if (!listeners.includes(listener)) process.off("exit", listener);
  return { exitCode, stdout: out.join(""), strange };
}

async function inTime(play: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It is not done.")), LONGEST_MS);
  });
  try {
    await Promise.race([play, tooLong]);
  } catch (error) {
    strange ??= `It threw: ${error instanceof Error ? error.stack : String(error)}`;
  } finally {
    clearTimeout(timer);
  }
}

/** What a process would wait for. Connections are the server's as well, and an idle one keeps nobody. */
const IDLE = ["PipeWrap", "TCPSocketWrap", "TCPServerWrap"];

function alive(): number {
  return process.getActiveResourcesInfo().filter((kind) => !IDLE.includes(kind)).length;
}
