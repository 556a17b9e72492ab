import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  NO_HINTS,
  findCoverage,
  findSkip,
  mustHoldTests,
  reviewAttempt,
  testSearch
} from "./chunk-GXDMD3WV.js";
import {
  excuseOf
} from "./chunk-RL2JNOXM.js";
import {
  gather
} from "./chunk-ZGZSONUI.js";
import {
  LeakBook,
  arrangeReport,
  redact
} from "./chunk-6V7ABJCP.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";

// src/app/capture-run.ts
var CLOCK_SLACK_MS = 100;
async function captureRun(request, config, world) {
  return await world.commands.withReportFile(async (reportFile) => {
    const arrangement = await arrange(request, config, reportFile, world);
    const { startedMs, ...ran } = await world.commands.run({
      argv: arrangement.command,
      cwd: request.cwd,
      env: { ...config.execution_config.environment, ...arrangement.env },
      timeoutSeconds: request.timeoutSeconds ?? config.execution_config.timeout_seconds
    });
    const leaks = new LeakBook();
    const command = redacted(ran, world.secrets, leaks);
    const sinceMs = startedMs - CLOCK_SLACK_MS;
    const tests = await findTests(request, config, arrangement, sinceMs, world);
    if (command.exitCode === 0)
      mustHoldTests(tests, {
        globs: testSearch(request, config, arrangement.reportGlobs).globs,
        noReportHint: arrangement.hint,
        gate: request.gate ?? null
      });
    else if (tests.reports.length === 0) world.say(`No test report was left. ${arrangement.hint}`);
    const coverage = await findCoverage(request, config, sinceMs, tests, world);
    const gathered = await gather([.../* @__PURE__ */ new Set([...tests.reports, ...coverage.reports])], world);
    return {
      at: new Date(startedMs).toISOString(),
      command,
      testFramework: arrangement.runner === "unknown" ? namedFramework(config) : arrangement.runner,
      gathered: { ...gathered, leaks: [...gathered.leaks, ...leaks.found()] },
      coverage
    };
  });
}
function namedFramework({ execution_config }) {
  return execution_config.test_framework ?? null;
}
async function arrange({ argv, cwd, arrange: wanted, junit }, config, reportFile, world) {
  const command = argv.length > 0 ? argv : configuredCommand(config);
  const project = await world.commands.project(cwd, config.execution_config.environment);
  const arranged = arrangeReport(command, project, reportFile);
  const knowsWhere = junit.length > 0 || config.reports.junit.length > 0;
  return wanted && !knowsWhere ? arranged : { ...arranged, command, env: {}, reportFile: null };
}
function configuredCommand({ execution_config: { test_command } }) {
  const words = test_command?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length > 0) return words;
  throw new UserError(
    "no-command",
    "No command was given, and none is configured.",
    "Write it after two dashes: `umpire run -- npm test`, or set `execution_config.test_command`."
  );
}
async function findTests(request, config, arrangement, sinceMs, world) {
  if (arrangement.reportFile !== null) {
    const reports = await world.reports.read([arrangement.reportFile]);
    const named = reports.map((report) => ({ ...report, path: "report.xml" }));
    if (reports.some(({ modifiedMs }) => modifiedMs > 0)) return { reports: named, stale: [] };
  }
  return await world.reports.find({ ...testSearch(request, config, arrangement.reportGlobs), sinceMs });
}
function redacted(run, secrets, leaks) {
  const seen = leaks.at({ test: null, path: null, line: null });
  const safe = (text) => redact(text, secrets, seen);
  return { ...run, argv: run.argv.map(safe), outputTail: safe(run.outputTail) };
}

// src/app/run-tests.ts
async function runTests(request, config, world) {
  const branch = await world.code.branch(request.branch);
  const code = await world.code.state({ branch, base: request.base ?? config.base });
  const { hints = NO_HINTS } = request;
  const skip = await findSkip(request, code, config, world);
  const gate = { code, excuse: excuseOf({ code, skip }) };
  const run = await captureRun({ ...request, gate }, config, world);
  return await reviewAttempt({ code, hints, skip, ...run }, config, world);
}

export {
  captureRun,
  runTests
};
