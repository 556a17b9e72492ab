import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The first failing test ends the run of a mutant, so the quick ones go first: coverage has the parsers. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [quick, slow] = [false, true].map((isSlow) =>
      files.filter(({ moduleId }) => moduleId.includes("/coverage/") === isSlow),
    );
    return [...(quick ?? []), ...(slow ?? [])];
  }
}

/** Only what speaks of the policy and the decision: the rest would be run for every mutant without a word to say. */
export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    include: ["test/core/{policy,decision}/**/*.test.ts"],
    // Every mutant gets a worker of its own anyway; one more for each test file made it seven times slower.
    isolate: false,
    sequence: { sequencer: QuickFirst },
    // Stryker's own set-up lies in a folder that looks like a package's; it has to run again for each test file.
    server: { deps: { inline: [/stryker-setup/] } },
    testTimeout: 30_000,
  },
});
