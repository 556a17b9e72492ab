import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Only what speaks of the policy and the decision: the rest would be run for every mutant without a word to say. */
export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    include: ["test/core/{policy,decision,comparison,attempt}/**/*.test.ts"],
    testTimeout: 30_000,
  },
});
