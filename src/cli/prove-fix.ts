import { proveTheFix } from "../app/prove-fix.ts";
import { proofLines } from "../core/message/proof-lines.ts";
import { openWorld } from "../wiring/open-world.ts";
import type { RunOptions } from "./options.ts";
import { withEnvironment, workingFolder } from "./run.ts";
import { EXIT_CODES, sayOnStderr } from "./show-review.ts";

export async function prove(argv: readonly string[], options: RunOptions): Promise<number> {
  const opened = await openWorld({
    folder: process.cwd(),
    config: options.config,
    output: "stderr",
    say: sayOnStderr,
  });
  const { world } = opened;
  const config = withEnvironment(opened.config, options.env);
  const { junit, coverage, base, branch, timeout: timeoutSeconds, arrange } = options;
  const cwd = workingFolder(options.cwd, config, world.code.root);
  const proof = await proveTheFix(
    { argv, junit, coverage, base, branch, timeoutSeconds, cwd, arrange },
    config,
    world,
  );
  process.stdout.write(options.json ? `${JSON.stringify(proof)}\n` : `${proofLines(proof).join("\n")}\n`);
  return proof.proven ? EXIT_CODES.proceed : EXIT_CODES.retry;
}
