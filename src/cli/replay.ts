import { readFile } from "node:fs/promises";
import { replayLedger } from "../app/replay.ts";
import { readConfig } from "../core/config/read-config.ts";
import { UserError } from "../core/errors.ts";
import { replayDocument } from "../core/message/replay/replay-document.ts";
import { replayLines } from "../core/message/replay/replay-lines.ts";
import { openWorld } from "../wiring/open-world.ts";
import type { LedgerOptions } from "./options.ts";
import { sayOnStderr } from "./show-review.ts";

/** `--config` is the policy to try; the one in place says where the ledger lies, and what is called now. */
export async function replay(options: LedgerOptions & { readonly config: string }): Promise<number> {
  const proposed = readConfig(await textOf(options.config), options.config);
  const { world, config } = await openWorld({
    folder: process.cwd(),
    config: undefined,
    output: "stderr",
    say: sayOnStderr,
  });
  const result = await replayLedger(options.branch, config, proposed, world);
  const text = options.json ? JSON.stringify(replayDocument(result)) : replayLines(result).join("\n");
  process.stdout.write(`${text}\n`);
  return 0;
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    throw new UserError(
      "config-missing",
      `The configuration file ${path} cannot be read.`,
      "Name the file with the policy to try: `umpire replay --config new.yml`.",
      { cause },
    );
  }
}
