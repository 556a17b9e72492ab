import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  resetLedger,
  tellLedger
} from "./chunk-FTLJRFU7.js";
import {
  textTable
} from "./chunk-VKOJU2GG.js";
import {
  sayOnStderr
} from "./chunk-75QKOCSJ.js";
import "./chunk-EWMD6PXN.js";
import "./chunk-7NQC223M.js";
import "./chunk-7477QGAS.js";
import {
  CASE_VERSION,
  attemptDocument
} from "./chunk-MPOS4UWX.js";
import {
  describeFix
} from "./chunk-RL2JNOXM.js";
import {
  shortCommit,
  tally
} from "./chunk-4J3IG5WM.js";
import {
  openWorld
} from "./chunk-6V7ABJCP.js";
import "./chunk-C2YAJR6A.js";
import "./chunk-4ZH242BM.js";
import "./chunk-66JN3P3K.js";
import "./chunk-5YDYONSO.js";
import {
  oneLine
} from "./chunk-TRBVMLRL.js";
import "./chunk-VK362HHO.js";
import "./chunk-RU565FZV.js";
import "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";

// src/core/message/ledger-document.ts
function ledgerDocument({ id, branch, createdAt, resets }, judgements) {
  const runs = judgements.map((judgement) => ({ ...attemptDocument(judgement), call: judgement.call }));
  return { schemaVersion: CASE_VERSION, id, branch, createdAt, resets, runs };
}

// src/core/message/ledger-lines.ts
function ledgerLines({ branch }, judgements) {
  const title = `Attempts of ${oneLine(branch)}`;
  if (judgements.length === 0) return [`${title}: none yet. Record one with \`umpire run -- COMMAND\`.`];
  const header = [
    "loop",
    "attempt",
    "try",
    "when",
    "commit",
    "tests",
    "broken",
    "fixed",
    "call",
    "what was done"
  ];
  return [title, ...textTable([header, ...judgements.map(row)])];
}
function row(judgement) {
  const { loop, attempt, try: number, evidence, comparison, call, state } = judgement;
  const { passed, total } = tally(evidence);
  return [
    String(loop),
    `${attempt}/${call.maxAttempts}`,
    String(number),
    evidence.at.slice(0, 16).replace("T", " "),
    shortCommit(evidence.code.commit),
    total > 0 ? `${passed}/${total}` : state,
    String(comparison.broken.length),
    String(comparison.fixed.length),
    call.status === "aborted" ? "escalate (aborted)" : call.action,
    evidence.fix ? oneLine(describeFix(evidence.fix), 60) : "first run"
  ];
}

// src/cli/ledger.ts
async function showLedger(options) {
  const { world, config } = await open(options);
  const { ledger, judgements } = await tellLedger(options.branch, config, world);
  const text = options.json ? JSON.stringify(ledgerDocument(ledger, judgements)) : ledgerLines(ledger, judgements).join("\n");
  process.stdout.write(`${text}
`);
  return 0;
}
async function startNewLoop(options) {
  const { world, config } = await open(options);
  const { ledger, judgements } = await resetLedger(options.branch, config, world);
  const attempts = config.retry_policy.max_attempts;
  const said = `A new loop starts on ${ledger.branch}: ${attempts} attempts. The ${judgements.length} runs recorded before are kept.`;
  process.stdout.write(
    options.json ? `${JSON.stringify(ledgerDocument(ledger, judgements))}
` : `${said}
`
  );
  return 0;
}
function open(options) {
  return openWorld({ folder: process.cwd(), config: options.config, output: "stderr", say: sayOnStderr });
}
export {
  showLedger,
  startNewLoop
};
