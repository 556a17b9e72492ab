import { readStackText } from "../json/stack-text.ts";
import type { Problems, Told } from "../problems.ts";
import type { Problem } from "../test-report.ts";
import { readDiagnostics } from "./diagnostics.ts";
import type { TapPoint } from "./stream.ts";

/** node leaves out the word that makes a line a frame. */
const BARE_FRAME = /^(?!\s*at )(?=.*:\d+:\d+\)?$)/gm;

export function skipProblem({ directive, reason }: TapPoint, problems: Problems): Problem {
  const message = directive === "skip" ? reason : `TODO ${reason}`.trim();
  return problems.make({ kind: "skipped", message });
}

/** What a point that is not ok says: in YAML, or in comments as Perl, bats and pytest-tap write them. */
export function failureOf(point: TapPoint, problems: Problems): Problem {
  const { yaml, comments } = point;
  const stated = readDiagnostics(yaml);
  const first = (...names: readonly string[]) => names.map((name) => stated.get(name)).find(isText);
  return problems.make({
    kind: "failure",
    type: first("name") ?? "",
    message:
      differenceIn(first("details")) ??
      first("error", "message") ??
      (headline(comments) || readStackText(first("stack") ?? "").message),
    text: [first("stack")?.replace(BARE_FRAME, "    at ") ?? yaml, comments]
      .filter((part) => part.trim() !== "")
      .join("\n"),
    ...valuesIn(comments),
    ...(stated.has("expected") && { expected: first("expected") }),
    ...(stated.has("wanted") && { expected: first("wanted") }),
    ...(stated.has("actual") && { actual: first("actual") }),
    ...(stated.has("found") && { actual: first("found") }),
  });
}

/** AVA leaves the message empty, and names in its details what it compared. */
function differenceIn(details = ""): string | undefined {
  const [, title, lines] = /^'(Difference [^\n']{1,100})': \|\S*\n([\s\S]*)$/.exec(details) ?? [];
  return lines === undefined ? undefined : `${title}\n\n${lines.replace(/^ {2}/gm, "")}`;
}

function isText(value: string | undefined): value is string {
  return value !== undefined;
}

/** pytest marks the lines that matter. */
function headline(comments: string): string {
  const lines = comments.split("\n").map((line) => line.trim());
  const marked = lines.find((line) => /^E\s/.test(line))?.replace(/^E\s+/, "");
  return marked ?? lines.find((line) => line !== "") ?? "";
}

function valuesIn(comments: string): Pick<Told, "expected" | "actual"> {
  const [, actual] = /^ *got: (.*)$/m.exec(comments) ?? [];
  const [, expected] = /^ *expected: (.*)$/m.exec(comments) ?? [];
  return actual === undefined || expected === undefined ? {} : { expected, actual };
}
