import type { NunitReading, Verdict } from "./reading.ts";

/** `assertion` repeats what `failure` says. */
export function isHolder(name: string): boolean {
  return name === "failure" || name === "reason" || name === "assertion";
}

export function openHolder({ holders }: NunitReading, name: string): void {
  holders.push({ name, parts: { message: "", text: "" } });
}

export function takePart({ holders }: NunitReading, name: string, text: string): void {
  const parts = holders.at(-1)?.parts;
  if (parts && name === "message") parts.message = text.trim();
  else if (parts) parts.text = text;
}

export function closeHolder(reading: NunitReading, name: string): void {
  const parts = reading.holders.pop()?.parts;
  const owner: Verdict | undefined = (reading.openCases.at(-1) ?? reading.suites.at(-1))?.verdict;
  if (parts && name === "failure") owner?.failures.push(parts);
  else if (parts && owner && name === "reason") owner.reason = parts.message;
}
