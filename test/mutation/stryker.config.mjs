// `npm run test:mutation`: does any test notice when a rule of the policy is changed?
export default {
  plugins: [new URL("node_modules/@stryker-mutator/vitest-runner/dist/src/index.js", import.meta.url).href],
  testRunner: "vitest",
  vitest: { configFile: "test/mutation/vitest.config.ts", related: false },
  mutate: ["src/core/policy/**/*.ts", "src/core/decision/**/*.ts"],
  coverageAnalysis: "perTest",
  ignorePatterns: ["bench", "dist", "docs", "examples", "test/github", ".aiwg"],
  reporters: ["clear-text", "progress", "json"],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: "node_modules/.cache/mutation.json" },
  thresholds: { break: 90, high: 95, low: 90 },
  concurrency: 2,
  // A busy machine must not look like an endless loop: a timeout counts as noticed.
  timeoutMS: 60_000,
  tempDirName: "node_modules/.cache/stryker",
};
