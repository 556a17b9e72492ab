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

// src/app/review-reports.ts
var CLOCK_SLACK_MS = 2e3;
async function reviewReports(request, config, world) {
  return await reviewAttempt(await collectAttempt(request, config, world), config, world);
}
async function collectAttempt(request, config, world) {
  const branch = await world.code.branch(request.branch);
  const code = await world.code.state({ branch, base: request.base ?? config.base, head: request.head });
  const sinceMs = await world.code.newestChange(code) - CLOCK_SLACK_MS;
  const search = testSearch(request, config);
  const tests = await world.reports.find({ ...search, sinceMs });
  const skip = await findSkip(request, code, config, world);
  mustHoldTests(tests, {
    globs: search.globs,
    noReportHint: "Run the tests with a JUnit reporter first, or point `--junit` at the reports. `umpire run -- COMMAND` does both.",
    gate: { code, excuse: excuseOf({ code, skip }) }
  });
  const coverage = await findCoverage(request, config, sinceMs, tests, world);
  const reports = [.../* @__PURE__ */ new Set([...tests.reports, ...coverage.reports])];
  const committed = await world.code.committed(reports.map(({ path }) => path));
  const gathered = await gather(reports, world, committed);
  return {
    at: world.clock.now(),
    code,
    command: null,
    testFramework: config.execution_config.test_framework ?? null,
    gathered,
    coverage,
    hints: request.hints ?? NO_HINTS,
    skip,
    fork: request.fork ?? false
  };
}

export {
  reviewReports,
  collectAttempt
};
