import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type RunRequest, runCommand } from "../../../src/shell/process/run-command.ts";

const NODE = process.execPath;
let folder = "";

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "umpire-process-")));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function run(command: readonly string[], wanted: Partial<RunRequest> = {}) {
  return runCommand({
    command,
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "" },
    timeoutSeconds: 20,
    ...wanted,
  });
}

function node(script: string, wanted: Partial<RunRequest> = {}) {
  return run([NODE, "-e", script], wanted);
}

async function script(name: string, lines: readonly string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, lines.join("\n"));
  return path;
}

async function pidIn(file: string): Promise<number> {
  return await vi.waitFor(
    async () => {
      const text = await readFile(join(folder, file), "utf8");
      expect(text).toMatch(/^\d+$/);
      return Number(text);
    },
    { timeout: 10_000 },
  );
}

/** A zombie is dead, even where nobody reaps it. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== "linux" || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

describe("a command that ends by itself", () => {
  test.each([0, 1, 42])("keeps its exit code %i", async (code) => {
    expect(await node(`process.exit(${code})`)).toMatchObject({
      exitCode: code,
      signal: null,
      timedOut: false,
      interruptedBy: null,
      notFound: false,
    });
  });

  test.skipIf(process.platform === "win32")("tells the signal that ended it", async () => {
    expect(await node("process.kill(process.pid, 'SIGSEGV'); setInterval(() => {}, 1000)")).toMatchObject({
      exitCode: null,
      signal: "SIGSEGV",
      timedOut: false,
    });
  });

  test("is timed", async () => {
    const before = Date.now();
    const { startedAtMs, durationMs } = await node("setTimeout(() => {}, 300)");
    expect(startedAtMs).toBeGreaterThanOrEqual(before);
    expect(durationMs).toBeGreaterThanOrEqual(300);
    expect(startedAtMs + durationMs).toBeLessThanOrEqual(Date.now() + 1);
  });

  test("runs where it is told to, with the environment it is given and no other", async () => {
    const { stdoutTail } = await node(
      "console.log(JSON.stringify([process.cwd(), process.env.GIVEN, process.env.HOME]))",
      {
        env: { GIVEN: "yes" },
      },
    );
    expect(JSON.parse(stdoutTail)).toEqual([folder, "yes", null]);
  });

  test("gets its arguments as they are: no shell reads them", async () => {
    const args = ["$HOME", "a b", "*", "; exit 7", '"', "&& exit 7"];
    const { stdoutTail, exitCode } = await run([
      NODE,
      "-p",
      "JSON.stringify(process.argv.slice(1))",
      "--",
      ...args,
    ]);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdoutTail)).toEqual(args);
  });

  test("finds nobody at standard input", async () => {
    const { stdoutTail } = await node(
      "process.stdin.on('end', () => console.log('end', process.stdin.isTTY)).resume()",
    );
    expect(stdoutTail).toBe("end undefined\n");
  });

  test.skipIf(process.platform === "win32")(
    "tells when a shell within it did not find a program",
    async () => {
      const result = await run(["sh", "-c", "no-such-program-at-all"]);
      expect(result).toMatchObject({ exitCode: 127, notFound: true });
      expect(result.stderrTail).toContain("no-such-program-at-all");
    },
  );
});

describe("output", () => {
  test("is handed on while the command still runs", async () => {
    const heard: [string, string][] = [];
    let first = 0;
    const { stderrTail, stdoutTail } = await node(
      "console.log('early'); console.error('trouble'); setTimeout(() => console.log('late'), 500)",
      {
        onOutput(stream, chunk) {
          first ||= performance.now();
          heard.push([stream, Buffer.from(chunk).toString()]);
        },
      },
    );
    expect(performance.now() - first).toBeGreaterThan(400);
    expect(heard.filter(([stream]) => stream === "stdout").map(([, text]) => text)).toEqual([
      "early\n",
      "late\n",
    ]);
    expect(heard).toContainEqual(["stderr", "trouble\n"]);
    expect([stdoutTail, stderrTail]).toEqual(["early\nlate\n", "trouble\n"]);
  });

  test("of any size passes through, and its end is kept", async () => {
    let bytes = 0;
    const { exitCode, stdoutTail } = await node(
      "const line = 'x'.repeat(999) + '\\n'; for (let i = 0; i < 20000; i++) process.stdout.write(line); process.stdout.write('the end')",
      {
        onOutput: (_, chunk) => {
          bytes += chunk.length;
        },
      },
    );
    expect(exitCode).toBe(0);
    expect(bytes).toBe(20_000_007);
    expect(stdoutTail).toHaveLength(65_536);
    expect(stdoutTail.endsWith("x\nthe end")).toBe(true);
  });

  test("that is not UTF-8 is decoded as well as it can be", async () => {
    const { stdoutTail } = await node(
      "process.stdout.write(Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a, 0xff, 0x00]))",
    );
    expect(stdoutTail).toBe("caf\ufffd\n\ufffd\0");
  });

  test("is not waited for when a process in the background keeps it open", async () => {
    const background = await script("background.cjs", ["setTimeout(() => {}, 30_000)"]);
    const begin = performance.now();
    const { exitCode, stdoutTail } = await node(
      `const child = require('node:child_process').spawn(process.execPath, [${JSON.stringify(background)}], { stdio: 'inherit' });
       require('node:fs').writeFileSync('pid', String(child.pid)); console.log('done'); child.unref()`,
    );
    expect([exitCode, stdoutTail]).toEqual([0, "done\n"]);
    expect(performance.now() - begin).toBeLessThan(5_000);
    process.kill(await pidIn("pid"));
  });
});

describe("a command that takes too long", () => {
  test("is stopped and marked", async () => {
    const result = await node("console.log('working'); setInterval(() => {}, 1000)", { timeoutSeconds: 0.6 });
    expect(result).toMatchObject({ exitCode: null, signal: "SIGTERM", timedOut: true, interruptedBy: null });
    expect(result.stdoutTail).toBe("working\n");
    expect(result.durationMs).toBeGreaterThanOrEqual(600);
    expect(result.durationMs).toBeLessThan(2_500);
  });

  test.skipIf(process.platform === "win32")("may say a last word", async () => {
    const result = await node(
      "process.on('SIGTERM', () => { console.log('tidied up'); process.exit(3) }); setInterval(() => {}, 1000)",
      { timeoutSeconds: 0.8 },
    );
    expect(result).toMatchObject({ exitCode: 3, timedOut: true, stdoutTail: "tidied up\n" });
  });

  test("takes its whole family with it, even a grandchild that ignores SIGTERM", async () => {
    const stubborn = await script("stubborn.cjs", [
      "process.on('SIGTERM', () => {});",
      "require('node:fs').writeFileSync('grandchild.pid', String(process.pid));",
      "setInterval(() => {}, 1000);",
    ]);
    const result = await node(
      `require('node:child_process').spawn(process.execPath, [${JSON.stringify(stubborn)}], { stdio: 'inherit' }); setInterval(() => {}, 1000)`,
      { timeoutSeconds: 1.5 },
    );
    const grandchild = await pidIn("grandchild.pid");
    expect(isAlive(grandchild)).toBe(false);
    expect(result.timedOut).toBe(true);
    expect(result.durationMs).toBeGreaterThanOrEqual(3_000);
    expect(result.durationMs).toBeLessThan(6_000);
  }, 15_000);
});

describe("a command that cannot be started", () => {
  test.each([
    ["no-such-program", "PATH"],
    ["./no-such-script.sh", "path"],
    ["npm test", "separate words"],
  ])("%s was not found", async (program, advice) => {
    await expect(run([program])).rejects.toMatchObject({
      name: "UserError",
      code: "command-not-found",
      message: expect.stringContaining(program),
      hint: expect.stringContaining(advice),
    });
  });

  test.skipIf(process.platform === "win32")("may not be executed", async () => {
    const path = await script("tests.sh", ["#!/bin/sh", "exit 0"]);
    await chmod(path, 0o644);
    await expect(run(["./tests.sh"])).rejects.toMatchObject({
      code: "command-not-executable",
      hint: expect.stringContaining("chmod +x ./tests.sh"),
    });
  });

  test("was to run in a folder that is not there", async () => {
    const cwd = join(folder, "nowhere");
    await expect(run([NODE, "-v"], { cwd })).rejects.toMatchObject({
      code: "directory-missing",
      message: expect.stringContaining(cwd),
    });
  });

  test("is not there at all", async () => {
    await expect(run([])).rejects.toMatchObject({ code: "command-missing" });
  });

  test("has an argument no process can take", async () => {
    await expect(run([NODE, "a\0b"])).rejects.toMatchObject({
      name: "UserError",
      code: "command-not-started",
    });
  });
});

describe.skipIf(process.platform === "win32")("a signal to us", () => {
  /** Umpire in a process of its own, running a command that notes which signal it got. */
  async function interrupted(signal: NodeJS.Signals, handler: string) {
    const command = await script("command.cjs", [
      `process.on("${signal}", () => { ${handler} });`,
      "setInterval(() => {}, 1000);",
      "require('node:fs').writeFileSync('command.pid', String(process.pid));",
    ]);
    const module = new URL("../../../src/shell/process/run-command.ts", import.meta.url).pathname;
    const bundle = join(folder, "run-command.mjs");
    const { build } = await import("esbuild");
    await build({ entryPoints: [module], outfile: bundle, bundle: true, platform: "node", format: "esm" });
    const door = await script("door.mjs", [
      `import { runCommand } from "./run-command.mjs";`,
      `const result = await runCommand({ command: [process.execPath, ${JSON.stringify(command)}], cwd: ${JSON.stringify(folder)}, env: {}, timeoutSeconds: 20 });`,
      `console.log(JSON.stringify(result), process.listenerCount("${signal}"));`,
    ]);
    const umpire = spawn(NODE, [door], { stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    umpire.stdout.on("data", (chunk) => {
      output += String(chunk);
    });
    const pid = await pidIn("command.pid");
    umpire.kill(signal);
    const [exitCode] = await once(umpire, "close");
    await sleep(50);
    return { exitCode, output, isCommandAlive: isAlive(pid) };
  }

  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "%s goes on to the command, and we still return",
    async (signal) => {
      const { exitCode, output, isCommandAlive } = await interrupted(
        signal,
        `console.log("got ${signal}"); process.exit(5)`,
      );
      expect(exitCode).toBe(0);
      expect(output).toContain(`"exitCode":5,"signal":null,"timedOut":false,"interruptedBy":"${signal}"`);
      expect(output).toContain(`"stdoutTail":"got ${signal}\\n"`);
      expect(output).toMatch(/ 0\n$/);
      expect(isCommandAlive).toBe(false);
    },
  );

  test("ends even a command that does not listen", async () => {
    const { exitCode, output, isCommandAlive } = await interrupted("SIGINT", "");
    expect(exitCode).toBe(0);
    expect(output).toContain('"signal":"SIGKILL","timedOut":false,"interruptedBy":"SIGINT"');
    expect(isCommandAlive).toBe(false);
  }, 15_000);
});
