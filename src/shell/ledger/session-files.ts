import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LedgerStore } from "../../app/ports.ts";
import type { Ledger } from "../../core/attempt/ledger.ts";
import { readSession } from "../../core/memory/read-session.ts";
import { withLock } from "./lock.ts";
import { writeAtomically } from "./write-atomically.ts";

/** Ledgers as debug-memory session documents, one JSON file each. `onFirst` is called when the folder is made. */
export function sessionFiles(memoryFolder: string, onFirst: () => Promise<void>): LedgerStore {
  const folder = join(memoryFolder, "sessions");
  const fileOf = (id: string) => join(folder, `${id}.json`);
  return {
    load: (id) => loadSession(fileOf(id)),
    async update(id, change) {
      const path = fileOf(id);
      if (await mkdir(folder, { recursive: true })) await onFirst();
      return await withLock(`${path}.lock`, async () => {
        const { document, result } = change(await loadSession(path));
        await writeAtomically(path, `${JSON.stringify(document, null, 1)}\n`);
        return result;
      });
    },
  };
}

async function loadSession(path: string): Promise<Ledger | null> {
  try {
    return readSession(await readFile(path, "utf8"), path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
