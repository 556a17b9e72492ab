import { mkdir, readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { TextFiles } from "../../app/ports.ts";
import { writeAtomically } from "../ledger/write-atomically.ts";

export function textFiles(root: string): TextFiles {
  return {
    async read(path) {
      return await readFile(resolve(root, path), "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
    },
    async write(path, text) {
      const file = resolve(root, path);
      await mkdir(dirname(file), { recursive: true });
      await writeAtomically(file, text);
    },
  };
}
