import { errorInfo, UserError } from "../core/errors.ts";

const OUR_FAILURE = 1;
const UNREADABLE_INPUT = 2;

/** The one place where the command line shows a problem. */
export function showError(error: unknown, asJson: boolean): number {
  const info = errorInfo(error);
  if (asJson) process.stdout.write(`${JSON.stringify({ schemaVersion: 1, error: info })}\n`);
  process.stderr.write(`umpire: ${info.message}\n${info.hint}\n`);
  return error instanceof UserError ? UNREADABLE_INPUT : OUR_FAILURE;
}
