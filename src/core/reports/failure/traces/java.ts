import { linesUntil } from "../lines.ts";
import { stackHeadOf } from "./head.ts";
import { type StackFrame, stackFrame, type Trace } from "./trace.ts";

interface Section {
  readonly kind: "thrown" | "cause" | "suppressed";
  readonly lines: string[];
}

const FRAME = /^\s*(?:-> )?at ([^()]{1,1000})\(([^():]{1,300}\.(?:java|kts?|scala|groovy|clj)):(\d{1,9})\)/;
const OPAQUE =
  /^\s*at \S[^()]*\((?:Native Method|Unknown Source|[^():]+\.(?:java|kt|scala|groovy))\)|^\s*\.{3} \d+ (?:more|common)/;
const SECTION = /^\s*(?:\[\w+\] )?(Caused by|Suppressed): (.*)$/;

/** Java, Kotlin and the other languages of the JVM. The frames of the innermost cause come first. */
export function readJavaTrace(lines: readonly string[]): Trace | undefined {
  const sections = splitSections(lines);
  const of = (kind: Section["kind"]) => sections.filter((section) => section.kind === kind);
  const causes = of("cause");
  const ordered = [...causes.toReversed(), ...of("thrown"), ...of("suppressed")];
  const frames = ordered.flatMap((section) => section.lines.flatMap(framesOf));
  if (frames.length === 0) return undefined;
  const thrown = textAbove(of("thrown").flatMap((section) => section.lines));
  return { frames, ...stackHeadOf(thrown), causes: causes.map((section) => textAbove(section.lines)) };
}

function splitSections(lines: readonly string[]): Section[] {
  const sections: Section[] = [{ kind: "thrown", lines: [] }];
  for (const line of lines) {
    const [, mark, head = ""] = SECTION.exec(line) ?? [];
    if (mark === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ kind: mark === "Suppressed" ? "suppressed" : "cause", lines: [head] });
  }
  return sections;
}

function framesOf(line: string): StackFrame[] {
  const [, call, file, number] = FRAME.exec(line) ?? [];
  if (call === undefined || file === undefined) return [];
  // `java.base/java.lang.Thread.run`, `app//com.acme.Order.pay`: the module stands in front.
  const names = call.slice(call.lastIndexOf("/") + 1).split(".");
  const [type = "", method = ""] = names.slice(-2);
  const folders = names.slice(0, -2);
  const frame = stackFrame([...folders, file].join("/"), number, functionName(type, method));
  return [{ ...frame, kind: "ending" }];
}

/** `lambda$sum$0` belongs to `sum`: its number changes with every edit above it. A coroutine has no name of its own. */
function functionName(type: string, method: string): string {
  if (method === "invokeSuspend") return type;
  return `${type}.${method.replace(/^lambda\$(.{1,200})\$\d+$/, "$1")}`;
}

function textAbove(lines: readonly string[]): string {
  return linesUntil(lines, (line) => FRAME.test(line) || OPAQUE.test(line))
    .join("\n")
    .trim();
}
