import { writeFile } from "node:fs/promises";
import type { Review } from "../app/review-attempt.ts";
import { feedbackDocument } from "../core/message/feedback.ts";
import { verdictLines } from "../core/message/terminal.ts";
import type { ReviewOptions } from "./options.ts";

export const EXIT_CODES = { proceed: 0, retry: 10, escalate: 20 } as const;

/** Data on standard output; a person gets the verdict there too when no data was asked for. */
export async function showReview(
  { latest, document }: Review,
  { json, comment, feedback }: ReviewOptions,
): Promise<void> {
  if (comment !== undefined && comment !== "-") await writeFile(comment, document.comment);
  if (feedback !== undefined) await writeFile(feedback, `${JSON.stringify(feedbackDocument(latest))}\n`);
  if (json) return void process.stdout.write(`${JSON.stringify(document)}\n`);
  process.stdout.write(`${verdictLines(latest).join("\n")}\n`);
  if (comment === "-") process.stdout.write(`\n${document.comment}`);
}

export function sayOnStderr(line: string): void {
  process.stderr.write(`${line}\n`);
}
