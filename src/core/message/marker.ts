/** Names our comment on its first line. A person or another bot can write it too: the author decides whose it is. */
function markerOf(pull: number): string {
  return `<!-- umpire:case v1 pull=${pull} -->`;
}

export function withMarker(pull: number, body: string): string {
  return `${markerOf(pull)}\n${body}`;
}

export function hasMarker(body: string, pull: number): boolean {
  const [first = ""] = body.split("\n", 1);
  return first.trimEnd() === markerOf(pull);
}
