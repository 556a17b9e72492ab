/** Names our comment on its first line. A person or another bot can write it too: the author decides whose it is. */
function markerOf(pull: number): string {
  return `<!-- umpire:case v1 pull=${pull} -->`;
}

export function withMarker(pull: number, body: string): string {
  return `${markerOf(pull)}\n${body}`;
}

/**
 * Which channels were told of which escalation: on the second line, where no text from a report ever stands.
 * It is written after they were told, so that a run which ends in between leaves it to the next one.
 */
const TOLD = /^<!-- umpire:told v1 ([\w-]+) ([a-z_,]+) -->$/;

export function toldIn(body: string, escalation: string): ReadonlySet<string> {
  const [, second = ""] = body.split("\n", 2);
  const [, whose, channels = ""] = TOLD.exec(second.trimEnd()) ?? [];
  return new Set(whose === escalation ? channels.split(",") : []);
}

/** The same comment with these channels marked, and no others. */
export function withTold(body: string, escalation: string, channels: Iterable<string>): string {
  const [first = "", second = "", ...rest] = body.split("\n");
  const kept = TOLD.test(second.trimEnd()) ? rest : [second, ...rest];
  const named = [...channels].sort().join(",");
  return [first, ...(named === "" ? [] : [`<!-- umpire:told v1 ${escalation} ${named} -->`]), ...kept].join(
    "\n",
  );
}

export function hasMarker(body: string, pull: number): boolean {
  const [first = ""] = body.split("\n", 1);
  return first.trimEnd() === markerOf(pull);
}
