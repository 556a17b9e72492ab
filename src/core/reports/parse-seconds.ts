const UNITS: ReadonlyMap<string, number> = new Map([
  ["", 1000],
  ["s", 1000],
  ["sec", 1000],
  ["ms", 1],
  ["m", 60_000],
]);

/** A duration as test tools write it, in milliseconds: `1.5`, `1,234.567`, `0,5`, `1e-3`, `12ms`, `00:01:02.5`. */
export function parseSeconds(text: string): number | undefined {
  const clock = /^(?:(\d+):)?(\d+):(\d+(?:[.,]\d+)?)$/.exec(text.trim());
  if (clock) return parseClock(clock[1], clock[2], clock[3]);
  const [, digits = "", unit = ""] =
    /^([\d.,\u00a0\u202f' ]*\d(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(text.trim()) ?? [];
  const factor = UNITS.get(unit.toLowerCase());
  if (digits === "" || factor === undefined) return undefined;
  return finite(Number(plainNumber(digits)) * factor);
}

function parseClock(hours = "0", minutes = "0", seconds = "0"): number | undefined {
  return finite((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(",", "."))) * 1000);
}

/** The last separator is the decimal one, unless it stands more than once: then all of them group thousands. */
function plainNumber(digits: string): string {
  const packed = digits.replace(/[\u00a0\u202f' ]/g, "");
  const decimal = /[.,](?=[^.,]*$)/.exec(packed)?.[0] ?? ".";
  const parts = packed.replaceAll(decimal === "." ? "," : ".", "").split(decimal);
  return parts.length === 2 ? parts.join(".") : parts.join("");
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}
