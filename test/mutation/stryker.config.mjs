// `npm run test:mutation`: does any test notice when a rule of the policy is changed?
export default {
  plugins: [new URL("node_modules/@stryker-mutator/vitest-runner/dist/src/index.js", import.meta.url).href],
  testRunner: "vitest",
  vitest: { configFile: "test/mutation/vitest.config.ts", related: false },
  mutate: ["src/core/policy/**/*.ts", "src/core/decision/**/*.ts"],
  coverageAnalysis: "perTest",
  ignorePatterns: ["bench", "dist", "docs", "examples", "test/github", ".aiwg"],
  reporters: ["clear-text", "progress"],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  thresholds: { break: 90, high: 95, low: 90 },
  concurrency: 2,
  tempDirName: "node_modules/.cache/stryker",
};
