import type { Problem } from "../../test-report.ts";
import { readBlocks } from "./blocks.ts";
import { readDiff } from "./diff.ts";
import { readBothLabelled, readLabelled } from "./labelled.ts";
import { readNodeProperties } from "./node-properties.ts";
import { readSentence } from "./sentences.ts";
import type { Values, ValuesReader } from "./values.ts";

const READERS: readonly ValuesReader[] = [
  readPytest,
  readBlocks,
  readBothLabelled,
  readDiff,
  readSentence,
  readLabelled,
];

/** Longer values are of no use to a reader, and a hostile line costs nothing this way. */
const MAX_LINE = 2_000;
const MAX_LINES = 500;

/** What the report states itself, or else what the message says in one of the frameworks' forms. */
export function readValues({ expected, actual, text }: Problem, messages: readonly string[]): Values {
  if (expected !== undefined || actual !== undefined) {
    return { ...(expected !== undefined && { expected }), ...(actual !== undefined && { actual }) };
  }
  const properties = readNodeProperties(text);
  if (properties) return properties;
  for (const message of messages) {
    const lines = message.split("\n", MAX_LINES).map((line) => line.slice(0, MAX_LINE));
    for (const read of READERS) {
      const values = read(lines.join("\n"));
      if (values) return values;
    }
  }
  return {};
}

/** pytest explains a comparison line by line below the sentence, in words that look like other forms. */
function readPytest(text: string): Values | undefined {
  const line = text.split("\n").find((candidate) => candidate.startsWith("assert "));
  return line === undefined ? undefined : readSentence(line);
}
