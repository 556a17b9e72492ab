import { inspect } from "./inspect.ts";
import { showError } from "./show-error.ts";

/** Files, and no option but the most usual one: everything else is left to the program, which knows all options. */
export function isPlain(words: readonly string[]): boolean {
  const files = words.filter((word) => word !== "--json");
  return files.length > 0 && files.every((file) => !file.startsWith("-"));
}

/** Does what the program would do with `inspect` and these words, but loads nothing else. */
export async function plainInspect(words: readonly string[]): Promise<number> {
  const json = words.includes("--json");
  try {
    return await inspect(
      words.filter((word) => word !== "--json"),
      { json },
    );
  } catch (error) {
    return showError(error, json);
  }
}
