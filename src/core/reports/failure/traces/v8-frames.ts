import { type StackFrame, stackFrame } from "./trace.ts";

const PLACE = /^(.+?):(\d{1,9}):\d{1,9}$/;
const MARK = /^\s*(?:at|❯) (.+)$/;
/** Names that V8 gives to what has none, and the objects on which test runners call a test. */
const OWNER = /^(?:Object|Module|exports|Context|TestContext|UserContext|Suite|Proxy)\./;

/** Source maps give a line of a test the name of the matcher that it calls. */
const RUNNER_CALL = /^Object\.(?:to[A-Z]\w*|it|test|describe|require)$/;

/** `at Parser.read (file:///src/parser.ts:12:3)`, and Vitest's `❯ read src/parser.ts:12:3`. */
export function v8Frame(text: string): StackFrame | undefined {
  const [, call] = MARK.exec(text) ?? [];
  if (call === undefined) return undefined;
  const opening = call.endsWith(")") ? call.indexOf(" (") : -1;
  const space = call.lastIndexOf(" ");
  const place = opening < 0 ? call.slice(space + 1) : call.slice(opening + 2, -1);
  const [, path, line] = PLACE.exec(place) ?? [];
  // `eval at` names the place of the evaluation in front of one that is in no file.
  if (path === undefined || path.startsWith("eval at ") || path.startsWith("internal/")) return undefined;
  return stackFrame(path, line, functionName(call.slice(0, opening < 0 ? Math.max(space, 0) : opening)));
}

/** Also lines such as `at Array.map (<anonymous>)`, which name no place. */
export function isV8Line(text: string): boolean {
  return /^\s*(?:at \S|❯ \S)/.test(text);
}

const GECKO = /^(?:([^@\s]{0,300})@)((?:https?|file|webpack):\/\/\S+?|\/\S+?):(\d{1,9}):\d{1,9}$/;

/** Firefox and Safari: `read@http://localhost/src/parser.js:12:3`. */
export function geckoFrame(text: string): StackFrame | undefined {
  const [, name = "", path, line] = GECKO.exec(text.trim()) ?? [];
  return path === undefined ? undefined : stackFrame(path, line, functionName(name.replace(/[/<]+$/, "")));
}

function functionName(call: string): string {
  const name = call
    .replace(/^(?:async |new |\* )+/, "")
    .replace(RUNNER_CALL, "")
    .replace(/ \[as [^\]]*\]$/, "")
    .replace(OWNER, "")
    .replace(/(^|\.)(?:get|set) /, "$1");
  return name.includes("<anonymous>") || name === "eval" ? "" : name;
}
