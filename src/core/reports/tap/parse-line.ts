import { parseSeconds } from "../parse-seconds.ts";
import type { TapPoint } from "./stream.ts";

export type TapLine =
  | { readonly kind: "version" | "block-end" | "yaml" | "other" }
  | { readonly kind: "plan"; readonly count: number; readonly skip: string }
  | { readonly kind: "point"; readonly point: TapPoint; readonly opensBlock: boolean }
  | { readonly kind: "bail" | "comment"; readonly text: string };

const POINT = /^(not )?ok(?:\s+(\d+))?(?=\s|$)/;
const PLAN = /^1\.\.(\d+)\s*(?:#\s*(.*))?$/;
const DIRECTIVE = /(?:^|\s)#\s*(skip(?:ped)?|todo)\b:?(.*)$/i;
const TIME = /(?:^|\s)# time=([\d.]+m?s)$/;

/** A line without its indentation. */
export function parseLine(line: string): TapLine {
  const point = POINT.exec(line);
  if (point) return pointLine(point[1] === undefined, point[2] ?? "", line.slice(point[0].length));
  if (line.startsWith("#")) return { kind: "comment", text: line.slice(1).replace(/^ /, "") };
  const plan = PLAN.exec(line);
  if (plan)
    return { kind: "plan", count: Number(plan[1]), skip: (plan[2] ?? "").replace(/^skip\S*\s*/i, "") };
  if (/^TAP version \d/.test(line)) return { kind: "version" };
  if (/^bail out!/i.test(line)) return { kind: "bail", text: line.slice("bail out!".length).trim() };
  if (line === "---") return { kind: "yaml" };
  return { kind: line === "}" ? "block-end" : "other" };
}

function pointLine(isOk: boolean, number: string, rest: string): TapLine {
  const opensBlock = /\s\{$/.test(rest);
  const said = (opensBlock ? rest.slice(0, -1) : rest).trim();
  const time = TIME.exec(said);
  const timed = time ? said.slice(0, time.index) : said;
  const directive = DIRECTIVE.exec(timed);
  const name = (directive ? timed.slice(0, directive.index) : timed).replace(/^-(?:\s+|$)/, "").trim();
  const point: TapPoint = {
    isOk,
    name: withoutEscapes(name) || `test ${number}`.trim(),
    directive: kindOf(directive?.[1]),
    reason: (directive?.[2] ?? "").trim(),
    durationMs: time?.[1] === undefined ? undefined : parseSeconds(time[1]),
    heading: "",
    yaml: "",
    comments: "",
    subtests: [],
  };
  return { kind: "point", point, opensBlock };
}

function kindOf(directive: string | undefined): TapPoint["directive"] {
  if (directive === undefined) return "";
  return directive.toLowerCase() === "todo" ? "todo" : "skip";
}

/** TAP 14 escapes what would begin a directive. */
function withoutEscapes(name: string): string {
  return name.replace(/\\([#\\])/g, "$1");
}
