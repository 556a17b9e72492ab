/** A hit count as tools write it: 64 bits wide, in scientific notation, negative after an overflow, or `-`. */
export function readCount(text: string): number | undefined {
  if (text === "-") return 0;
  const count = /^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i.test(text) ? Number(text) : undefined;
  return count === undefined ? undefined : Math.max(0, count);
}
