import type { SeenTampering } from "../attempt/seen-tampering.ts";

const SEPARATOR = " > ";
/** Shorter names stand in every line. */
const SHORTEST = 3;

/** Whether a line of a change is of this test: ids name the file, the class or at least the test. */
export function isOfTest({ path, text, detail }: SeenTampering, test: string): boolean {
  if (test.includes(path)) return true;
  const steps = test.split(SEPARATOR).map((step) => step.replace(/[([].*/s, "").trim());
  if (steps.some((step) => step.length >= SHORTEST && (holds(text, step) || holds(detail, step))))
    return true;
  const stem = path.replace(/.*\//, "").replace(/\..*/, "");
  return stem.length >= SHORTEST && holds(test, stem);
}

/** As a whole word: `add` does not stand in `added`. */
function holds(text: string, words: string): boolean {
  const parts = text.split(words);
  return parts.some((before, index) => {
    const after = parts[index + 1];
    return after !== undefined && !/\w$/.test(before) && !/^\w/.test(after);
  });
}
