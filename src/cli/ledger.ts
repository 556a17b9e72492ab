import { resetLedger, tellLedger } from "../app/ledger-story.ts";
import { ledgerDocument } from "../core/message/ledger-document.ts";
import { ledgerLines } from "../core/message/ledger-lines.ts";
import { openWorld } from "../wiring/open-world.ts";
import type { LedgerOptions } from "./options.ts";
import { sayOnStderr } from "./show-review.ts";

export async function showLedger(options: LedgerOptions): Promise<number> {
  const { world, config } = await open(options);
  const { ledger, judgements } = await tellLedger(options.branch, config, world);
  const text = options.json
    ? JSON.stringify(ledgerDocument(ledger, judgements))
    : ledgerLines(ledger, judgements).join("\n");
  process.stdout.write(`${text}\n`);
  return 0;
}

export async function startNewLoop(options: LedgerOptions): Promise<number> {
  const { world, config } = await open(options);
  const { ledger, judgements } = await resetLedger(options.branch, config, world);
  const attempts = config.retry_policy.max_attempts;
  const said = `A new loop starts on ${ledger.branch}: ${attempts} attempts. The ${judgements.length} runs recorded before are kept.`;
  process.stdout.write(
    options.json ? `${JSON.stringify(ledgerDocument(ledger, judgements))}\n` : `${said}\n`,
  );
  return 0;
}

function open(options: LedgerOptions) {
  return openWorld({ folder: process.cwd(), config: options.config, output: "stderr", say: sayOnStderr });
}
