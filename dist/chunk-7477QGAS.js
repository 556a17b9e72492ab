import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  UserError
} from "./chunk-HWFMSSPQ.js";

// src/cli/write-output.ts
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
async function writeOutput(path, text) {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  } catch (cause) {
    const why = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
    throw new UserError(
      "output-unwritable",
      `${path} could not be written (${why}).`,
      "Name a file in a folder that may be written to. What was recorded stays recorded.",
      { cause }
    );
  }
}

export {
  writeOutput
};
