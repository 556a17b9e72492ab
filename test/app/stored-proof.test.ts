import { expect, test } from "vitest";
import { loadProof, storeProof } from "../../src/app/stored-proof.ts";
import { DEFAULT_CONFIG } from "../../src/core/config/config.ts";
import { openWorld } from "../../src/wiring/open-world.ts";
import { aProof } from "../support/proof.ts";
import { aRepository } from "../support/repository.ts";

test("a proof is believed unless it came with the change", async () => {
  const repository = await aRepository();
  await repository.commit("Start", { "a.js": "1\n" });
  const said: string[] = [];
  const options = { folder: repository.root, config: undefined, output: "stderr" as const };
  const { world } = await openWorld({ ...options, say: (line) => said.push(line) });
  const document = {
    ...aProof(),
    schemaVersion: 1 as const,
    codeHash: "abc",
    testFiles: ["test/a.test.js"],
    command: ["npm", "test"],
    durationMs: { here: 1, there: 1 },
  };
  expect(await loadProof(document.codeHash, DEFAULT_CONFIG, world)).toBeNull();
  await storeProof(document, DEFAULT_CONFIG, world);
  expect(await loadProof(document.codeHash, DEFAULT_CONFIG, world)).not.toBeNull();
  await repository.git("add", "--force", ".aiwg");
  expect(await loadProof(document.codeHash, DEFAULT_CONFIG, world)).toBeNull();
  expect(said.at(-1)).toContain("it is not believed");
});
