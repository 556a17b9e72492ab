import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { knownKeys } from "../../../src/core/config/known-keys.ts";
import { readConfig } from "../../../src/core/config/read-config.ts";

const text = readFileSync(join(import.meta.dirname, "../../../docs/configuration.md"), "utf8");

test("the example of docs/configuration.md is a configuration", () => {
  const example = /```yaml\n([\s\S]*?)```/.exec(text)?.[1] ?? "";
  expect(readConfig(example, "the example")).toMatchObject({
    escalation_policy: { notification: { email: { to: ["team@example.com"] } } },
    templates: { passed: ".github/umpire/passed.hbs" },
  });
});

test("docs/configuration.md names every key that there is", () => {
  const missing = keysBelow([]).filter((key) => !new RegExp(`\\b${key}\\b`).test(text));
  expect(missing).toEqual([]);
});

function keysBelow(path: readonly string[]): string[] {
  return knownKeys(path).flatMap((key) => [key, ...keysBelow([...path, key]), ...inList([...path, key])]);
}

/** A list knows the keys of its items at any position; anything else knows nothing more there. */
function inList(path: readonly string[]): string[] {
  const keys = knownKeys([...path, "0"]);
  return keys.join() === knownKeys(path).join() ? [] : keys;
}
