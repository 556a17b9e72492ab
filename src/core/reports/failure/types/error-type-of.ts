import type { ErrorType } from "../error-type.ts";
import { stackHeadOf } from "../traces/head.ts";
import { MESSAGE_RULES, TYPE_RULES } from "./type-rules.ts";

export interface Thrown {
  readonly rawType: string;
  /** The best first. */
  readonly messages: readonly string[];
  /** Heads of the causes, outermost first. */
  readonly causes: readonly string[];
  /** What the form of the text says, when the type says nothing. */
  readonly hint: ErrorType | undefined;
}

/** Words with which runners say no more than that a test failed. */
const RUNNER_WORD =
  /^(?:|testCodeFailure|test failure.{0,100}|failure|failed|fail|error|exception|assert|unknown|test_\w+|hookFailed|cancelledByParent|subtestsFailed|testAborted|uncaughtException|unhandledRejection|parentAlreadyFinished|multipleCallbackInvocations)$/i;

/** Of JavaScript and PHP, of Python and .NET, of pytest. */
const CLASSES = ["Error", "Exception", "Failed"];

export function isRunnerWord(type: string): boolean {
  return RUNNER_WORD.test(type) && !CLASSES.includes(type);
}

/** Types that say only that something went wrong. */
const GENERIC =
  /^(?:(?:[\w.]*\.)?(?:Error|Exception|RuntimeException|Throwable)|panic|PHPUnit\\.*\\(?:Warning|Notice|Error))$/;
const MAX_CAUSES = 20;
/** Types that only carry another error. */
const CARRIER =
  /(?:ExecutionException|InvocationTargetException|CompletionException|UndeclaredThrowable|InitializerError|AggregateException)$/;
/** What a cause is believed to be whatever wraps it: nobody mistakes these for a fault of the code. */
const OUTSIDE: readonly ErrorType[] = ["NetworkError", "TimeoutError"];

export function errorTypeOf({ rawType, messages, causes, hint }: Thrown): ErrorType {
  if (messages.some(isRunnersTimeout)) return "TimeoutError";
  const byType = isRunnerWord(rawType) || GENERIC.test(rawType) ? undefined : match(TYPE_RULES, rawType);
  if (byType === "TypeError" && said(messages) === "NetworkError") return "NetworkError";
  if (byType) return byType;
  return byMessages(rawType, messages, hint) ?? byCause(rawType, causes) ?? lastResort(rawType);
}

/** Some runners report a timeout as a failed assertion. */
function isRunnersTimeout(message: string): boolean {
  return /^(?:execution (?:timed out after|exceeded timeout of)|Timeout \(>|Test exceeded Timeout)/.test(
    message,
  );
}

function byMessages(
  rawType: string,
  messages: readonly string[],
  hint: ErrorType | undefined,
): ErrorType | undefined {
  if (!isRunnerWord(rawType) && !GENERIC.test(rawType)) return undefined;
  const type = said(messages) ?? hint;
  return hint === undefined || hint === "RuntimeError" || (type !== undefined && OUTSIDE.includes(type))
    ? type
    : hint;
}

function said(messages: readonly string[]): ErrorType | undefined {
  return messages.map((message) => match(MESSAGE_RULES, message)).find((type) => type !== undefined);
}

/** The innermost cause is asked first. */
function byCause(rawType: string, causes: readonly string[]): ErrorType | undefined {
  const types = causes
    .slice(-MAX_CAUSES)
    .toReversed()
    .map((cause) => {
      const { type, message } = stackHeadOf(cause);
      return match(TYPE_RULES, type) ?? match(MESSAGE_RULES, message);
    });
  return types.find((type) => type !== undefined && (CARRIER.test(rawType) || OUTSIDE.includes(type)));
}

function lastResort(rawType: string): ErrorType {
  return isRunnerWord(rawType) ? "Other" : "RuntimeError";
}

function match(rules: typeof TYPE_RULES, text: string): ErrorType | undefined {
  return rules.find(([, pattern]) => pattern.test(text))?.[0];
}
