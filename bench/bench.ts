// Speed and memory as ratios measured in one run: `npm run bench -- [row...] [--quick] [--huge] [--strict]`.
// docs/benchmarks.md tells how to read it.
import { loadavg } from "node:os";
import { checkNames, chooseRows } from "./choose-rows.ts";
import { machineLines } from "./machine.ts";
import { measureRow } from "./measure/measure-row.ts";
import { readOptions } from "./options.ts";
import { profileLines } from "./profile.ts";
import type { Row } from "./row.ts";
import { openWorkshop } from "./setup/workshop.ts";
import { type MeasuredRow, missedBars, timeTable, verdictTable } from "./table.ts";
import { writePage } from "./write-page.ts";

const options = readOptions(process.argv.slice(2));
checkNames(options.rows);

const loadBefore = loadavg()[0] ?? 0;
const workshop = await openWorkshop(options);
const chosen = chooseRows(options, workshop).map(({ prepare }) => prepare(workshop));
const measured = chosen.map((row) => ({ row, results: attempt(row) }));

const machine = machineLines(workshop.node, loadBefore);
const report = [verdictTable(measured), timeTable(measured), machine].join("\n\n");
process.stdout.write(`\n${report}\n\n${conclusion()}\n`);
if (options.profile) {
  for (const { title, programs } of chosen)
    process.stdout.write(`\n${title}\n${profileLines(programs[0])}\n`);
}
if (options.write) writePage(report);
if (options.strict && missedInAll() > 0) process.exitCode = 1;

/** One row that cannot be measured must not cost the others their figures. */
function attempt(row: Row): MeasuredRow["results"] {
  try {
    return measureRow(row, options.rounds);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${row.title}: ${error.message}\n`);
    return error;
  }
}

function conclusion(): string {
  const missed = missedInAll();
  const found = missed === 0 ? "Every bar was met." : `MISSED: ${missed} ${missed === 1 ? "bar" : "bars"}.`;
  return options.quick ? `${found} But the data was small, and the bars are set for the full size.` : found;
}

function missedInAll(): number {
  return measured.reduce((sum, row) => sum + missedBars(row), 0);
}
