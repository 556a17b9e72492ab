import { describe, expect, it } from "vitest";
import { ERROR_TYPES } from "../../../../src/core/reports/failure/error-type.ts";
import type { Failure } from "../../../../src/core/reports/failure/failure.ts";
import { readFailure } from "../../../../src/core/reports/failure/read-failure.ts";
import { contextOf, loadFailureSets, type RealFailure } from "./failure-set.ts";

const sets = loadFailureSets();
const all = sets.flatMap((set) =>
  set.failures.map((failure) => ({
    set,
    failure,
    found: readFailure(failure.problem, contextOf(set, failure)),
  })),
);

function placeOf(frame: Failure["frame"] | null): string {
  return frame ? `${frame.file}:${frame.line}` : "nowhere";
}

describe.each(sets)("$tool", (set) => {
  it.each(set.failures)("says what happened in $test", (failure) => {
    const found = readFailure(failure.problem, contextOf(set, failure));
    const { frame, misread, ...rest } = failure.expect;
    const { frame: foundFrame, callers: _outward, stack, ...foundRest } = found;
    expect(foundRest).toEqual(rest);
    expect(placeOf(foundFrame)).toBe(placeOf(misread ?? frame));
    if (frame?.function !== undefined) expect(foundFrame?.function).toBe(frame.function);
    expect(stack).not.toBe("");
  });
});

describe("all real failures together", () => {
  it("are at least 200, in 8 languages", () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(new Set(sets.map(({ language }) => language)).size).toBeGreaterThanOrEqual(8);
  });

  it("have the right error type, every one, and one of the closed list", () => {
    const wrong = all.filter(({ failure, found }) => found.errorType !== failure.expect.errorType);
    expect(wrong).toEqual([]);
    expect(all.every(({ found }) => ERROR_TYPES.includes(found.errorType))).toBe(true);
  });

  it("lead to the right line of the repository in at least 95 of 100", () => {
    const right = all.filter(({ failure, found }) => placeOf(found.frame) === placeOf(failure.expect.frame));
    expect(right.length / all.length).toBeGreaterThan(0.95);
  });

  it("do so in at least 95 of 100 of those alone that name a line", () => {
    const named = all.filter(({ failure }) => failure.expect.frame !== null);
    const right = named.filter(
      ({ failure, found }) => placeOf(found.frame) === placeOf(failure.expect.frame),
    );
    expect(named.length).toBeGreaterThan(500);
    expect(right.length / named.length).toBeGreaterThan(0.95);
  });
});

/** What must not depend on the machine on which the tests ran. */
function told({ frame, testFile, testLine, errorType }: Failure) {
  return { frame, testFile, testLine, errorType };
}

function inWindows(text: string): string {
  return text.replace(/(?:file:\/\/)?\/home\/dev\/project(?:\/[\w./-]+)?/g, (path) =>
    path.startsWith("file:")
      ? path.replace("/home/dev", "/D:/a")
      : path.replace("/home/dev", "D:\\a").replaceAll("/", "\\"),
  );
}

describe("the same failures from another machine", () => {
  it("lead to the same lines when the checkout stood in another folder", () => {
    for (const { set, failure, found } of all) {
      const context = { ...contextOf(set, failure), root: "/builds/team/checkout" };
      expect(told(readFailure(failure.problem, context)), failure.test).toEqual(told(found));
    }
  });

  it("lead to the same lines when the paths are those of Windows", () => {
    for (const { set, failure, found } of all) {
      const problem = onWindows(failure);
      const context = { ...contextOf(set, failure), root: "D:\\a\\project" };
      expect(told(readFailure(problem, context)), failure.test).toEqual(told(found));
    }
  });

  it("lead to the same lines when only single paths can be asked for", () => {
    for (const { set, failure, found } of all) {
      const { endingWith, ...context } = contextOf(set, failure);
      expect(told(readFailure(failure.problem, context)), failure.test).toEqual(told(found));
    }
  });

  it("lead to the same lines when lines end as on Windows", () => {
    for (const { set, failure, found } of all) {
      const problem = { ...failure.problem, text: failure.problem.text.replaceAll("\n", "\r\n") };
      expect(told(readFailure(problem, contextOf(set, failure))), failure.test).toEqual(told(found));
    }
  });
});

function onWindows({ problem }: RealFailure): RealFailure["problem"] {
  return { ...problem, message: inWindows(problem.message), text: inWindows(problem.text) };
}
