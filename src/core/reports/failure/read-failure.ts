import { withoutTerminalSequences } from "../terminal-sequences.ts";
import type { Problem } from "../test-report.ts";
import { errorTypeOf } from "./error-type-of.ts";
import { expectedActual, type Values } from "./expected-actual.ts";
import type { Failure, FailureContext, Frame } from "./failure.ts";
import { readPythonFrames } from "./frames/python.ts";
import type { FrameReader } from "./frames/stack-frame.ts";
import { readV8Frames } from "./frames/v8.ts";
import { repositoryPath } from "./repository-path.ts";

const READERS: readonly FrameReader[] = [readV8Frames, readPythonFrames];
const HEAD =
  /^(?:E {2,})?(?:Uncaught )?([A-Za-z_][\w.$]*(?:Error|Exception|Failure|Warning|Failed))(?: \[[A-Z_]+\])?(?::|$)/m;

export function readFailure(problem: Problem, context: FailureContext): Failure {
  const message = withoutTerminalSequences(problem.message);
  const stack = withoutTerminalSequences(problem.text);
  const rawType = problem.type || (HEAD.exec(message) ?? HEAD.exec(stack))?.[1] || "";
  const frames = framesInside(stack === "" ? message : stack, context);
  const testFile = context.testFile === "" ? undefined : repositoryPath(context.testFile, context);
  const testLine = frames.findLast(({ file }) => file === testFile)?.line;
  const [frame] = frames;
  return {
    errorType: errorTypeOf(rawType, `${message}\n${stack}`),
    rawType,
    message: messageOf(message, stack),
    ...valuesOf(problem, `${message}\n${stack}`),
    stack,
    ...(frame && { frame }),
    ...(testFile !== undefined && { testFile }),
    ...(testLine !== undefined && { testLine }),
  };
}

function messageOf(message: string, stack: string): string {
  if (message !== "") return message;
  const end = stack.search(/^\s*at |^\s*❯ /m);
  return (end < 0 ? stack : stack.slice(0, end)).trim();
}

function valuesOf({ expected, actual }: Problem, text: string): Values {
  if (expected === undefined && actual === undefined) return expectedActual(text);
  return { ...(expected !== undefined && { expected }), ...(actual !== undefined && { actual }) };
}

function framesInside(text: string, context: FailureContext): Frame[] {
  const lines = text.split("\n");
  for (const read of READERS) {
    const frames = read(lines).flatMap(({ path, ...frame }) => {
      const file = repositoryPath(path, context);
      return file === undefined ? [] : [{ file, ...frame }];
    });
    if (frames.length > 0) return frames;
  }
  return [];
}
