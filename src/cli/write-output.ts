import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { UserError } from "../core/errors.ts";

/** Writes a file that somebody asked for by name, with the folders on the way to it. */
export async function writeOutput(path: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  } catch (cause) {
    const why = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
    throw new UserError(
      "output-unwritable",
      `${path} could not be written (${why}).`,
      "Name a file in a folder that may be written to. What was recorded stays recorded.",
      { cause },
    );
  }
}
