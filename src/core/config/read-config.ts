import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type * as z from "zod";
import { UserError } from "../errors.ts";
import { Config } from "./config.ts";
import { contradictions, type Said } from "./contradictions.ts";
import { knownKeys } from "./known-keys.ts";
import { nearestName } from "./nearest-name.ts";
import { settleConfig } from "./settle-config.ts";

const HINT = "Every key is optional. See docs/configuration.md for all of them.";
const MAX_CHARACTERS = 262_144;
const MAX_ALIASES = 100;
const MAX_SHOWN = 30;

/** Reads the configuration; all problems are told at once, each with its line. */
export function readConfig(text: string, source: string): Config {
  if (text.length > MAX_CHARACTERS) {
    throw new UserError(
      "config-too-large",
      `${source} has ${text.length} characters; at most ${MAX_CHARACTERS} are read.`,
      HINT,
    );
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: "error" });
  const syntax = document.errors.map(
    (error) => `line ${lines.linePos(error.pos[0]).line}: ${whatIsWrong(error.message)}`,
  );
  if (syntax.length > 0) throw problems(source, syntax);

  const parsed = Config.safeParse(toValue(document, source) ?? {});
  const line: Line = (path) => lineOf(document, path, lines);
  const valueAt = (path: readonly PropertyKey[]): unknown => document.getIn(path);
  if (!parsed.success)
    throw problems(
      source,
      parsed.error.issues.flatMap((issue) => describeIssue(issue, line, valueAt)),
    );
  const isSaid: Said = (...path) => document.hasIn(path);
  const found = contradictions(parsed.data, isSaid).map(({ path, words }) => `line ${line(path)}: ${words}`);
  if (found.length > 0) throw problems(source, found);
  return settleConfig(parsed.data);
}

/** Aliases are followed only here: one that leads nowhere or multiplies without end is found no sooner. */
function toValue(document: Document, source: string): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (cause) {
    throw problems(source, [String(cause).replace(/^\w*Error: /, "")], cause);
  }
}

function problems(source: string, found: readonly string[], cause?: unknown): UserError {
  const shown = found.slice(0, MAX_SHOWN);
  if (found.length > shown.length) shown.push(`and ${found.length - shown.length} more`);
  const list = shown.map((problem) => `  ${problem}`).join("\n");
  return new UserError(
    "config-invalid",
    `${source} has ${found.length === 1 ? "a problem" : `${found.length} problems`}:\n${list}`,
    HINT,
    { cause },
  );
}

type Line = (path: readonly PropertyKey[]) => number;

function describeIssue(
  issue: z.core.$ZodIssue,
  line: Line,
  valueAt: (path: readonly PropertyKey[]) => unknown,
): string[] {
  if (issue.code === "invalid_value") {
    const [found, known] = [valueAt(issue.path), issue.values.map(String)];
    if (typeof found === "string")
      return [
        `line ${line(issue.path)}: ${dotted(issue.path)}: unknown value \`${found}\`${meantBy(found, known)}`,
      ];
  }
  if (issue.code !== "unrecognized_keys")
    return [`line ${line(issue.path)}: ${dotted(issue.path)}: ${issue.message}`];
  return issue.keys.map((key) => {
    const meant = meantBy(key, knownKeys(issue.path));
    return `line ${line([...issue.path, key])}: unknown key \`${dotted([...issue.path, key])}\`${meant}`;
  });
}

function meantBy(given: string, known: readonly string[]): string {
  const near = nearestName(given, known);
  return near ? `; did you mean \`${near}\`?` : `; known here: ${known.join(", ")}`;
}

function lineOf(document: Document, path: readonly PropertyKey[], lines: LineCounter): number {
  for (let length = path.length; length > 0; length -= 1) {
    const start = startOf(document, path.slice(0, length));
    if (start !== undefined) return lines.linePos(start).line;
  }
  return 1;
}

/** Where the key stands: its value may begin lines below. */
function startOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  const name = String(path.at(-1));
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === name)
    : undefined;
  const node = pair ? pair.key : document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

function dotted(path: readonly PropertyKey[]): string {
  return path.length > 0 ? path.map(String).join(".") : "the file";
}

/** The parser's message without the place, which is told already, and without the excerpt below it. */
function whatIsWrong(message: string): string {
  return message.replace(/ at line \d+, column \d+:[\s\S]*$/, "");
}
