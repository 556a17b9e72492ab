const UNITS = new Map([
  ["", 1],
  ["%", 1],
  ["f", 1],
  ["L", 1],
  ["ms", 1],
  ["s", 1000],
  ["m", 60_000],
  ["h", 3_600_000],
]);

/** Go multiplies by names. */
const NAMED = new Map([
  ["time.Millisecond", 1],
  ["time.Second", 1000],
  ["time.Minute", 60_000],
  ["time.Hour", 3_600_000],
]);

/** A number as people write it: `30_000`, `60 * 1000`, `1e-6`, `80%`, `10m`, `5 * time.Second`. Null when it is none. */
export function readAmount(text: string): number | null {
  let product = 1;
  for (const part of text.split("*")) {
    const factor = NAMED.get(part.trim()) ?? plainAmount(part.trim());
    if (factor === null) return null;
    product *= factor;
  }
  return product;
}

function plainAmount(text: string): number | null {
  const [, digits = "", unit = ""] =
    /^(\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+)\s*([a-z%]*)$/i.exec(text) ?? [];
  const scale = UNITS.get(unit);
  return digits === "" || scale === undefined ? null : Number(digits.replaceAll("_", "")) * scale;
}
