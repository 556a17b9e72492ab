import type { Review } from "../app/tell-case.ts";
import type { Config } from "../core/config/config.ts";
import { withoutEffect } from "../core/config/without-effect.ts";
import type { CaseDocument } from "../core/message/case-schema.ts";
import { feedbackDocument } from "../core/message/feedback.ts";
import { verdictLines } from "../core/message/terminal.ts";
import type { ReviewOptions } from "./options.ts";
import { writeOutput } from "./write-output.ts";

export const EXIT_CODES = { proceed: 0, retry: 10, escalate: 20 } as const;

/** Data on standard output; a person gets the verdict there too when no data was asked for. */
export async function showReview(
  { judgements, latest, document, patterns }: Review,
  { json, comment, feedback, maxTokens }: ReviewOptions,
): Promise<void> {
  if (comment !== undefined && comment !== "-") await writeOutput(comment, document.comment);
  if (feedback !== undefined) {
    const told = feedbackDocument(latest, { judgements, patterns, maxTokens });
    await writeOutput(feedback, `${JSON.stringify(told)}\n`);
  }
  if (json) return void process.stdout.write(`${JSON.stringify(document)}\n`);
  process.stdout.write(`${verdictLines(latest).join("\n")}\n`);
  if (document.call.question && comment !== "-")
    process.stdout.write(`${questionLines(document.call.question).join("\n")}\n`);
  if (comment === "-") process.stdout.write(`\n${document.comment}`);
}

/** The texts are Markdown of ours with the report's words in code spans, which read well as they are. */
function questionLines({ text, options }: NonNullable<CaseDocument["call"]["question"]>): string[] {
  const numbered = options.map((option, position) => `  ${position + 1}. ${option}`);
  return [`Question: ${text}`, ...numbered, "The whole comment: add `--comment -`, or `--comment FILE`."];
}

/** Settings that are accepted and change nothing: only for whoever asks. */
export function saySettings(config: Config, { verbose }: ReviewOptions): void {
  if (verbose) withoutEffect(config).forEach(sayOnStderr);
}

export function sayOnStderr(line: string): void {
  process.stderr.write(`${line}\n`);
}
