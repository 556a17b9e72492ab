// Loaded before the action (`node --import`): what it waits for comes a hundred times sooner. The shipped code is the
// same, in the same order; only its own pauses are shorter. Timers of node itself keep their time.
import { syncBuiltinESMExports } from "node:module";
import timersPromises from "node:timers/promises";

/** Pauses between tries. */
const FASTER = 100;
/** A limit on an upload is long even so: a busy machine must not look like silence. */
const LIMIT_MS = 60_000;
const LIMIT_FASTER = 20;

const { setTimeout: start } = globalThis;
const { setTimeout: sleep } = timersPromises;

function sooner(ms: number | undefined): number | undefined {
  if (ms === undefined || ms <= 0 || !isOfAction()) return ms;
  return Math.ceil(ms / (ms >= LIMIT_MS ? LIMIT_FASTER : FASTER));
}

function isOfAction(): boolean {
  const [, , , caller = ""] = new Error("who asks").stack?.split("\n", 4) ?? [];
  return caller.includes("/dist/");
}

Object.assign(timersPromises, {
  setTimeout: (ms?: number, value?: unknown, options?: object) => sleep(sooner(ms), value, options),
});
Object.assign(globalThis, {
  setTimeout: (callback: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
    start(callback, sooner(ms), ...given),
});
syncBuiltinESMExports();
