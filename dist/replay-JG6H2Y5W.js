import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
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
  judge
} from "./chunk-RL2JNOXM.js";
import {
  meetsBase,
  meetsPercent,
  worst
} from "./chunk-G6XXBA3Q.js";
import "./chunk-FETY4OHT.js";
import {
  counted,
  sentence,
  shortCommit
} from "./chunk-4J3IG5WM.js";
import {
  iso_exports,
  openWorld
} from "./chunk-6V7ABJCP.js";
import "./chunk-C2YAJR6A.js";
import "./chunk-4ZH242BM.js";
import "./chunk-66JN3P3K.js";
import "./chunk-5YDYONSO.js";
import {
  oneLine
} from "./chunk-TRBVMLRL.js";
import {
  readConfig
} from "./chunk-GLPSYZ5K.js";
import "./chunk-7MVURXQ7.js";
import {
  MATCH_BASE
} from "./chunk-VK362HHO.js";
import {
  _enum,
  array,
  boolean,
  int,
  literal,
  object,
  string
} from "./chunk-RU565FZV.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";

// src/cli/replay.ts
import { readFile } from "node:fs/promises";

// src/core/policy/coverage/rejudge-coverage.ts
function rejudgeCoverage(evidence, requirements) {
  const { coverage } = evidence;
  if (!coverage?.judged) return evidence;
  return { ...evidence, coverage: { ...coverage, judged: rejudged(coverage.judged, requirements) } };
}
function rejudged(judged, requirements) {
  const byType = judged.byType.map((type) => rejudgedType(type, requirements));
  const verdict = byType.length > 0 ? worst(byType.map((type) => type.verdict)) : judged.verdict;
  return { ...judged, byType, verdict };
}
function rejudgedType(type, requirements) {
  const required = requirements[type.codeType].minimum_coverage;
  const forgiven = requirements.allow_missed_lines;
  const wasMatch = type.required === MATCH_BASE;
  if (wasMatch !== (required === MATCH_BASE) || wasMatch && type.noDataReason !== null) return type;
  const isMet = type.base ? meetsBase(type, type.base, forgiven) : meetsPercent(type, required, forgiven);
  const met = type.noDataReason === null ? "met" : "no-data";
  return { ...type, required, verdict: isMet ? met : "below" };
}

// src/app/replay.ts
async function replayLedger(named, current, proposed, world) {
  const { ledger, judgements: now } = await tellLedger(named, current, world);
  const evidence = ledger.evidence.map((run) => rejudgeCoverage(run, proposed.coverage_requirements));
  return { branch: ledger.branch, now, proposed: judge({ ...ledger, evidence }, proposed) };
}

// src/core/message/replay/replay.ts
function replayedRuns({ now, proposed }) {
  return now.flatMap(
    (judgement, position) => proposed.slice(position, position + 1).map((other) => ({ now: judgement, proposed: other, changes: differs(judgement, other) }))
  );
}
function differs(now, proposed) {
  return JSON.stringify(noticed(now)) !== JSON.stringify(noticed(proposed));
}
function noticed({ call: { action, status, rule, assignedTo }, charged }) {
  return [action, status, rule, assignedTo, charged];
}

// src/core/message/replay/replay-schema.ts
var REPLAY_VERSION = 1;
var Side = object({
  call: _enum(["proceed", "retry", "escalate"]),
  status: _enum(["in_progress", "passed", "skipped", "escalated", "aborted"]),
  rule: string(),
  loop: int().min(1),
  attempt: int().min(1),
  maxAttempts: int().min(1),
  charged: boolean(),
  assignedTo: string().nullable(),
  reasons: array(string()).readonly()
});
var ReplayDocument = object({
  schemaVersion: literal(REPLAY_VERSION),
  branch: string(),
  changed: int().min(0).describe("Runs that would be called otherwise, for another reason or at another cost."),
  runs: array(
    object({
      id: string(),
      at: iso_exports.datetime(),
      commit: string().nullable(),
      changes: boolean(),
      now: Side.describe("Under the policy as it is."),
      proposed: Side.describe("Under the other policy.")
    })
  ).readonly()
});

// src/core/message/replay/replay-document.ts
function replayDocument(replay2) {
  const runs = replayedRuns(replay2);
  return {
    schemaVersion: REPLAY_VERSION,
    branch: replay2.branch,
    changed: runs.filter(({ changes }) => changes).length,
    runs: runs.map(({ now, proposed, changes }) => ({
      id: now.evidence.id,
      at: now.evidence.at,
      commit: now.evidence.code.commit,
      changes,
      now: sideOf(now),
      proposed: sideOf(proposed)
    }))
  };
}
function sideOf({ call, loop, attempt, charged, findings }) {
  const { action, status, rule, maxAttempts, assignedTo } = call;
  const reasons = findings.filter(({ severity }) => severity === "blocking").map((finding) => sentence(finding).text);
  return { call: action, status, rule, loop, attempt, maxAttempts, charged, assignedTo, reasons };
}

// src/core/message/replay/replay-lines.ts
var HEADER = ["", "when", "commit", "now", "rule", "charged", "then", "rule", "charged"];
function replayLines(replay2) {
  const runs = replayedRuns(replay2);
  const branch = oneLine(replay2.branch);
  if (runs.length === 0)
    return [`Nothing is recorded on ${branch}. Record a run with \`umpire run -- COMMAND\`.`];
  const changed = runs.filter(({ changes }) => changes).length;
  return [
    `Replay of ${branch}: ${changed} of ${counted(runs.length, "run")} would change`,
    ...textTable([HEADER, ...runs.map(row)])
  ];
}
function row({ now, proposed, changes }) {
  const { at, code } = now.evidence;
  const when = at.slice(0, 16).replace("T", " ");
  return [changes ? "→" : "", when, shortCommit(code.commit), ...side(now), ...side(proposed)];
}
function side({ call, loop, charged }) {
  const inLoop = loop > 1 ? `, loop ${loop}` : "";
  const called = call.status === "aborted" ? "escalate (aborted)" : call.action;
  return [`${called} ${call.attempt}/${call.maxAttempts}${inLoop}`, call.rule, charged ? "yes" : "no"];
}

// src/cli/replay.ts
async function replay(options) {
  const proposed = readConfig(await textOf(options.config), options.config);
  const { world, config } = await openWorld({
    folder: process.cwd(),
    config: void 0,
    output: "stderr",
    say: sayOnStderr
  });
  const result = await replayLedger(options.branch, config, proposed, world);
  const text = options.json ? JSON.stringify(replayDocument(result)) : replayLines(result).join("\n");
  process.stdout.write(`${text}
`);
  return 0;
}
async function textOf(path) {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    throw new UserError(
      "config-missing",
      `The configuration file ${path} cannot be read.`,
      "Name the file with the policy to try: `umpire replay --config new.yml`.",
      { cause }
    );
  }
}
export {
  replay
};
