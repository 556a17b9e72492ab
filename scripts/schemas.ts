import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import { Classification } from "../src/core/change/classification.ts";
import { Config } from "../src/core/config/config.ts";
import { PatternsDocument } from "../src/core/memory/patterns/pattern-schema.ts";
import { RecordsDocument } from "../src/core/memory/records.ts";
import { Session } from "../src/core/memory/session-schema.ts";
import { AttemptDocument, CaseDocument, LedgerDocument } from "../src/core/message/case-schema.ts";
import { CoverageDocument } from "../src/core/message/coverage-schema.ts";
import { FeedbackDocument } from "../src/core/message/feedback-schema.ts";
import { NotificationDocument } from "../src/core/message/notify/notification-schema.ts";
import { ReplayDocument } from "../src/core/message/replay/replay-schema.ts";
import { BaselineDocument } from "../src/core/policy/coverage/base/baseline.ts";
import { ProofDocument } from "../src/core/policy/proof-document.ts";

/** Writes the published schemas, or with --check only compares them. */
const SCHEMAS = [
  { name: "config", schema: Config, io: "input", title: "Umpire configuration (.github/umpire.yml)" },
  { name: "attempt", schema: AttemptDocument, io: "output", title: "One attempt as Umpire prints it" },
  {
    name: "ledger",
    schema: LedgerDocument,
    io: "output",
    title: "The runs of one branch: what ledger --json prints",
  },
  { name: "proof", schema: ProofDocument, io: "output", title: "What prove-fix showed for one code hash" },
  {
    name: "records",
    schema: RecordsDocument,
    io: "output",
    title: "What a workflow run leaves for the runs after it",
  },
  {
    name: "replay",
    schema: ReplayDocument,
    io: "output",
    title: "The runs of one branch under two policies: what replay --json prints",
  },
  {
    name: "learned-patterns",
    schema: PatternsDocument,
    io: "output",
    title: "What earlier cases taught: patterns/learned-patterns.yaml",
  },
  { name: "session", schema: Session, io: "output", title: "Umpire ledger: a debug-memory v1 session" },
  {
    name: "feedback",
    schema: FeedbackDocument,
    io: "output",
    title: "Feedback for the next attempt (actionable-feedback v1)",
  },
  {
    name: "case",
    schema: CaseDocument,
    io: "output",
    title: "One case: what review --json and run --json print",
  },
  {
    name: "notification",
    schema: NotificationDocument,
    io: "output",
    title: "An escalation as the webhook is sent it",
  },
  {
    name: "classification",
    schema: Classification,
    io: "output",
    title: "What a change is: what classify --json prints",
  },
  {
    name: "coverage",
    schema: CoverageDocument,
    io: "output",
    title: "Coverage by the type of change: what coverage --json prints",
  },
  {
    name: "coverage-baseline",
    schema: BaselineDocument,
    io: "output",
    title: "Coverage of the base: what coverage --write-baseline records",
  },
] as const;

const folder = resolve("schemas");
const checking = process.argv.includes("--check");
mkdirSync(folder, { recursive: true });

const outdated: string[] = [];
for (const { name, schema, io, title } of SCHEMAS) {
  const path = join(folder, `${name}.v1.json`);
  const text = `${JSON.stringify({ ...z.toJSONSchema(schema, { io, override: allowMore(io) }), title }, null, 2)}\n`;
  if (!checking) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) outdated.push(path);
}
if (outdated.length > 0) {
  process.stderr.write(`Out of date: ${outdated.join(", ")}. Run \`npm run schemas\`.\n`);
  process.exitCode = 1;
} else process.stdout.write(`${SCHEMAS.length} schemas ${checking ? "are up to date" : "written"}.\n`);

/** What Umpire prints may gain fields later; only what people write is closed. */
function allowMore(io: "input" | "output") {
  return ({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }) => {
    if (io === "output" && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  };
}
