import { expect, test } from "vitest";
import { splitScript } from "../../../src/core/runner/split-script.ts";

test.each([
  ["vitest run", [["vitest", "run"]]],
  ["  lint && vitest run ; echo done || true", [["lint"], ["vitest", "run"], ["echo", "done"], ["true"]]],
  ["first\nsecond\n", [["first"], ["second"]]],
  ['jest -t \'adds two\' --name "it\'s \\"fine\\""', [["jest", "-t", "adds two", "--name", 'it\'s "fine"']]],
  ['echo a\\ b "c && d" issue#4', [["echo", "a b", "c && d", "issue#4"]]],
  ["NODE_ENV=test mocha", [["NODE_ENV=test", "mocha"]]],
  ["echo '' x", [["echo", "", "x"]]],
  ["", []],
])("%j is a plain sequence of commands", (script, commands) => {
  expect(splitScript(script)).toEqual(commands);
});

test.each([
  "vitest run | tee log.txt",
  "(cd web && vitest run)",
  "vitest run > log.txt",
  "serve & vitest run",
  "vitest $(cat files)",
  "vitest `cat files`",
  "vitest run # all of them",
  "echo 'unfinished",
])("%j is more than a plain sequence, so nothing is guessed", (script) => {
  expect(splitScript(script)).toBeUndefined();
});
