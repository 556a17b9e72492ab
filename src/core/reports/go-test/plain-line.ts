import { addOutput, headline, ownLines } from "./output.ts";
import type { GoReading } from "./reading.ts";

/** Before Go 1.24 what the compiler says, and at times the verdict, is no event but plain text. */
export function readPlainLine(reading: GoReading, line: string): void {
  const { plain, suiteProblems, problems } = reading;
  if (line.startsWith("# ")) plain.text = "";
  addOutput(plain, `${line}\n`, reading.maxText);
  const [, suite, type] = /^FAIL\t(\S+) \[(\w+ failed)\]$/.exec(line) ?? [];
  if (suite === undefined || type === undefined) return;
  const { text } = plain;
  const message = headline(ownLines({ text })) || type;
  suiteProblems.push({ suite, problem: problems.make({ kind: "error", type, message, text }) });
  plain.text = "";
}
