import { withoutTerminalSequences } from "../terminal-sequences.ts";
import type { Problem } from "../test-report.ts";
import type { Failure, FailureContext, Frame } from "./failure.ts";
import { messageOf } from "./message-of.ts";
import { repositoryPath } from "./paths/repository-path.ts";
import { headOf } from "./traces/head.ts";
import { type LocatedTrace, readTrace } from "./traces/read-trace.ts";
import { errorTypeOf, isRunnerWord } from "./types/error-type-of.ts";
import { readValues } from "./values/read-values.ts";
import type { Values } from "./values/values.ts";

/** What a failure says, whatever language and framework wrote it. */
export function readFailure(written: Problem, context: FailureContext): Failure {
  const problem = {
    ...written,
    message: plainText(written.message).replace(MSTEST, "").trim(),
    text: plainText(written.text),
  };
  const trace = traceOf(problem, context);
  const head = headOf(problem.message);
  const rawType = rawTypeOf(problem.type, [head.type, trace.type]);
  const message = messageOf(problem, rawType, trace);
  const { hint, frames } = trace;
  const [frame, ...outer] = frames;
  const callers = outer.slice(0, MOST_CALLERS);
  const values = readValues(problem, [trace.message, head.message, message]);
  const errorType = errorTypeOf({
    rawType,
    messages: [message, trace.message],
    causes: causesOf(problem, trace),
    hint,
  });
  return {
    // Who names two values that differ has compared them.
    errorType: errorType === "Other" && isComparison(values) ? "AssertionError" : errorType,
    rawType,
    message,
    ...values,
    stack: problem.text === "" ? problem.message : problem.text,
    ...(frame && { frame }),
    ...(callers.length > 0 && { callers }),
    ...testPlace(frames, context),
  };
}

function isComparison({ expected, actual }: Values): boolean {
  return expected !== undefined && actual !== undefined;
}

/** Further out it is the test's own set-up, or a framework. */
const MOST_CALLERS = 5;

/** MSTest puts the exception behind a sentence. */
const MSTEST = /^Test method \S+ threw exception:/;

/** XML forbids the escape character, so that some reports hold colours without it: `[31m`. */
function plainText(written: string): string {
  return withoutTerminalSequences(written).replace(/\[\d{1,3}(?:;\d{1,3}){0,5}m/g, "");
}

/** Some frameworks put the stack into the message. */
function traceOf({ message, text }: Problem, context: FailureContext): LocatedTrace {
  const trace = readTrace(text, context);
  if (trace.frames.length > 0) return trace;
  const said = readTrace(message, context);
  return trace.message === "" && trace.type === "" ? said : { ...trace, frames: said.frames };
}

/** NUnit and xUnit write the inner exceptions into the message. */
function causesOf({ message }: Problem, { causes = [] }: LocatedTrace): readonly string[] {
  return causes.length > 0 ? causes : message.split(/\n *-{3,5}>? (?=[A-Z])/).slice(1);
}

/**
 * As the report states it, unless that is only a runner's word for "failed" and the text knows better. What surefire
 * takes for the type, up to the first colon, may run over many lines.
 */
function rawTypeOf(written: string, found: readonly string[]): string {
  const stated = written.replace(/\s*\n[\s\S]*$/, "");
  return isRunnerWord(stated) ? (found.find((type) => type !== "") ?? stated) : stated;
}

/** The test calls what fails, so its own line is the outermost of its file. */
function testPlace(
  frames: readonly Frame[],
  context: FailureContext,
): Pick<Failure, "testFile" | "testLine"> {
  const stated = context.testFile === "" ? undefined : repositoryPath(context.testFile, context);
  const testFile = stated ?? frames.findLast(({ file }) => TEST_FILE.test(file))?.file;
  if (testFile === undefined) return {};
  const line = frames.findLast(({ file }) => file === testFile)?.line;
  return { testFile, ...(line !== undefined && { testLine: line }) };
}

const TEST_FILE =
  /(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)test_[^/]*\.py$|[._](?:test|spec)\.[cm]?[jt]sx?$|_(?:test|spec)\.(?:go|py|rb|exs)$|(?:Tests?|Spec|IT)\.(?:java|kt|scala|groovy|cs|php)$/;
