import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Fixtures are small projects of their own, with tests that are not ours.
    exclude: ["test/fixtures/**", "**/node_modules/**"],
    pool: "forks",
    // Vitest leaves one processor free, which is half of a small machine.
    maxWorkers: "100%",
    // Some tests start git and node many times; a busy machine must not look like a failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      reporter: ["text-summary", "json-summary", "lcov"],
      thresholds: {
        "src/core/**/*.ts": { lines: 100, branches: 100, functions: 100, statements: 100 },
        "src/{*.ts,!(core)/**/*.ts}": { lines: 85, branches: 85, functions: 85, statements: 85 },
      },
    },
  },
});
