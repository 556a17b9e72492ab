import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  NO_HINTS,
  findCoverage,
  gather,
  mustHoldTests,
  reviewAttempt,
  testSearch
} from "./chunk-T5EE7KXB.js";

// src/app/review-reports.ts
var CLOCK_SLACK_MS = 2e3;
async function reviewReports(request, config, world) {
  const branch = await world.code.branch(request.branch);
  const code = await world.code.state({ branch, base: request.base ?? config.base });
  const sinceMs = await world.code.newestChange(code) - CLOCK_SLACK_MS;
  const search = testSearch(request, config);
  const tests = await world.reports.find({ ...search, sinceMs });
  mustHoldTests(
    tests,
    search.globs,
    "Run the tests with a JUnit reporter first, or point `--junit` at the reports. `umpire run -- COMMAND` does both."
  );
  const coverage = await findCoverage(request, config, sinceMs, tests, world);
  const gathered = await gather([...tests.reports, ...coverage.reports], world);
  return await reviewAttempt(
    {
      at: world.clock.now(),
      code,
      command: null,
      testFramework: null,
      gathered,
      coverage,
      hints: request.hints ?? NO_HINTS
    },
    config,
    world
  );
}

export {
  reviewReports
};
