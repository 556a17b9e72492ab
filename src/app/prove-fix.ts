import { isTestPath } from "../core/change/is-test-path.ts";
import type { Config } from "../core/config/config.ts";
import { UserError } from "../core/errors.ts";
import type { ProofDocument } from "../core/policy/proof-document.ts";
import { proveFix } from "../core/policy/prove-fix.ts";
import { captureRun } from "./capture-run.ts";
import type { World } from "./ports.ts";
import type { RunRequest } from "./run-tests.ts";
import { storeProof } from "./stored-proof.ts";

/** `umpire prove-fix`: the changed tests must fail on the old code and pass on the new. What they showed is kept. */
export async function proveTheFix(request: RunRequest, config: Config, world: World): Promise<ProofDocument> {
  const branch = await world.code.branch(request.branch);
  const code = await world.code.state({ branch, base: request.base ?? config.base });
  const { base } = code;
  if (!base) {
    throw new UserError(
      "no-base",
      "There is no old code to compare with: no base was found.",
      "Name it with `--base`, for example `--base origin/main`.",
    );
  }
  const changed = code.files.map(({ path }) => path).filter(isTestPath);
  if (changed.length === 0) {
    throw new UserError(
      "no-changed-test",
      `No test file differs from \`${base.ref}\`, so nothing can prove the fix.`,
      "Add or change a test that fails without the fix.",
    );
  }
  world.say(`On the new code: ${changed.length} changed test files.`);
  const here = await captureRun(request, config, world);
  world.say(`On the old code (${base.commit.slice(0, 7)}), with only those test files laid over it:`);
  const there = await world.code.withOldCode(code, changed, request.cwd, async (cwd) =>
    captureRun({ ...request, cwd }, config, await world.at(cwd)),
  );
  const proof: ProofDocument = {
    schemaVersion: 1,
    codeHash: code.hash,
    base,
    testFiles: changed,
    command: [...here.command.argv],
    at: here.at,
    durationMs: { here: here.command.durationMs, there: there.command.durationMs },
    ...proveFix(here.gathered, there.gathered, await world.code.addedText(code, changed)),
  };
  await storeProof(proof, config, world);
  return proof;
}
