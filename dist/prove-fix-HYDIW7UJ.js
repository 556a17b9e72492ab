import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  withEnvironment,
  workingFolder
} from "./chunk-KISRVGCW.js";
import {
  captureRun
} from "./chunk-SQTM3JJA.js";
import "./chunk-44CT5S5U.js";
import {
  EXIT_CODES,
  sayOnStderr
} from "./chunk-75QKOCSJ.js";
import "./chunk-EWMD6PXN.js";
import "./chunk-7NQC223M.js";
import "./chunk-7477QGAS.js";
import "./chunk-GXDMD3WV.js";
import "./chunk-MPOS4UWX.js";
import "./chunk-RL2JNOXM.js";
import {
  storeProof
} from "./chunk-CJMZRCYG.js";
import "./chunk-G6XXBA3Q.js";
import "./chunk-L2TGGAES.js";
import "./chunk-FETY4OHT.js";
import {
  counted,
  isFailing,
  isTestPath
} from "./chunk-4J3IG5WM.js";
import "./chunk-ZGZSONUI.js";
import {
  openWorld
} from "./chunk-6V7ABJCP.js";
import "./chunk-C2YAJR6A.js";
import "./chunk-4ZH242BM.js";
import "./chunk-66JN3P3K.js";
import "./chunk-5YDYONSO.js";
import "./chunk-RLDAFMYN.js";
import {
  oneLine
} from "./chunk-TRBVMLRL.js";
import "./chunk-7MVURXQ7.js";
import "./chunk-VK362HHO.js";
import "./chunk-RU565FZV.js";
import {
  UserError
} from "./chunk-HWFMSSPQ.js";
import "./chunk-KPOE4I3O.js";

// src/core/policy/prove-fix.ts
function proveFix(here, there, added) {
  const proofs = [];
  const accidentalGreen = [];
  const refused = [];
  for (const [test, outcome] of here.outcomes) {
    if (outcome === "skipped" || !isTouched(test, added)) continue;
    const before = there.outcomes.get(test);
    const failure = there.failures.find((candidate) => candidate.test === test);
    if (isFailing(outcome)) refused.push({ test, why: "it still fails on the new code" });
    else if (before === void 0)
      refused.push({ test, why: "it did not run on the old code: its file could not be loaded" });
    else if (before === "passed") {
      if (isNew(test, added)) accidentalGreen.push(test);
    } else if (failure && saysNothing(failure))
      refused.push({ test, why: `it could not be loaded on the old code: ${failure.message}` });
    else if (isFailing(before)) proofs.push({ test, failedWith: failure?.message ?? "" });
  }
  return { proven: proofs.length > 0, proofs, accidentalGreen, refused };
}
function isTouched(test, added) {
  return [...added.keys()].some((path) => test.startsWith(path)) || isNew(test, added);
}
var SEPARATOR = " > ";
function isNew(test, added) {
  const position = test.lastIndexOf(SEPARATOR);
  const last = position < 0 ? test : test.slice(position + SEPARATOR.length);
  const name = /^[\w$]+(?=[([])/.exec(last)?.[0] ?? last;
  const literal = name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const named = new RegExp(`(?<!\\w)${literal}(?=\\s*(?:["'\`(]|$))`, "m");
  return [...added.values()].some((text) => named.test(text));
}
var CANNOT_LOAD = /cannot find module|no module named|is not exported|does not provide an export|cannot import name/i;
var IS_MISSING = /is not a (?:function|constructor)|has no attribute|undefined (?:local variable or )?method|call to undefined/i;
function saysNothing({ errorType, message, frame }) {
  if (errorType === "SyntaxError" || errorType === "ReferenceError" || CANNOT_LOAD.test(message)) return true;
  return IS_MISSING.test(message) && (frame === null || isTestPath(frame.file));
}

// src/app/prove-fix.ts
async function proveTheFix(request, config, world) {
  const branch = await world.code.branch(request.branch);
  const code = await world.code.state({ branch, base: request.base ?? config.base });
  const { base } = code;
  if (!base) {
    throw new UserError(
      "no-base",
      "There is no old code to compare with: no base was found.",
      "Name it with `--base`, for example `--base origin/main`."
    );
  }
  const changed = code.files.map(({ path }) => path).filter(isTestPath);
  if (changed.length === 0) {
    throw new UserError(
      "no-changed-test",
      `No test file differs from \`${base.ref}\`, so nothing can prove the fix.`,
      "Add or change a test that fails without the fix."
    );
  }
  world.say(`On the new code: ${changed.length} changed test files.`);
  const here = await captureRun(request, config, world);
  world.say(`On the old code (${base.commit.slice(0, 7)}), with only those test files laid over it:`);
  const there = await world.code.withOldCode(
    code,
    changed,
    request.cwd,
    async (cwd) => captureRun({ ...request, cwd }, config, await world.at(cwd))
  );
  const proof = {
    schemaVersion: 1,
    codeHash: code.hash,
    base,
    testFiles: changed,
    command: [...here.command.argv],
    at: here.at,
    durationMs: { here: here.command.durationMs, there: there.command.durationMs },
    ...proveFix(here.gathered, there.gathered, await world.code.addedText(code, changed))
  };
  await storeProof(proof, config, world);
  return proof;
}

// src/core/message/proof-lines.ts
function proofLines({ proven, proofs, accidentalGreen, refused, base }) {
  const old = `the old code (${oneLine(base.ref)}, ${base.commit.slice(0, 7)})`;
  const verdict = proven ? `The fix is proven by ${counted(proofs.length, "test")}: failing on ${old}, passing on the new.` : `The fix is not proven: no new or changed test fails on ${old} and passes on the new.`;
  return [
    verdict,
    ...proofs.map(({ test, failedWith }) => `  ✓ ${oneLine(test)}: ${oneLine(failedWith)}`),
    ...accidentalGreen.map(
      (test) => `  ! ${oneLine(test)} passes on the old code, too: it would not have caught the bug.`
    ),
    ...refused.map(({ test, why }) => `  · ${oneLine(test)}: ${oneLine(why, 300)}`),
    ...proven ? [] : ["Write a test that fails without the fix, for the reason that the bug report gives."]
  ];
}

// src/cli/prove-fix.ts
async function prove(argv, options) {
  const opened = await openWorld({
    folder: process.cwd(),
    config: options.config,
    output: "stderr",
    say: sayOnStderr
  });
  const { world } = opened;
  const config = withEnvironment(opened.config, options.env);
  const { junit, coverage, base, branch, timeout: timeoutSeconds, arrange } = options;
  const cwd = workingFolder(options.cwd, config, world.code.root);
  const proof = await proveTheFix(
    { argv, junit, coverage, base, branch, timeoutSeconds, cwd, arrange },
    config,
    world
  );
  process.stdout.write(options.json ? `${JSON.stringify(proof)}
` : `${proofLines(proof).join("\n")}
`);
  return proof.proven ? EXIT_CODES.proceed : EXIT_CODES.retry;
}
export {
  prove
};
