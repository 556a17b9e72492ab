import type { World } from "./ports.ts";

/** One ledger per repository and branch, the same on every machine. */
export async function ledgerId(branch: string, world: World): Promise<string> {
  return world.ids.fromName(`${await world.code.name()}#${branch}`);
}
