import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  addReset,
  judge,
  ledgerId,
  writeSession
} from "./chunk-RL2JNOXM.js";

// src/app/ledger-story.ts
async function tellLedger(named, config, world) {
  const branch = await world.code.branch(named);
  const id = await ledgerId(branch, world);
  const ledger = await world.ledgers.load(id) ?? emptyLedger(id, branch, world);
  return { ledger, judgements: judge(ledger, config) };
}
async function resetLedger(named, config, world) {
  const branch = await world.code.branch(named);
  const id = await ledgerId(branch, world);
  return await world.ledgers.update(id, (stored) => {
    const reset = { id: world.ids.fresh(), at: world.clock.now() };
    const ledger = addReset(stored ?? emptyLedger(id, branch, world), reset);
    const judgements = judge(ledger, config);
    return { document: writeSession(ledger, judgements), result: { ledger, judgements } };
  });
}
function emptyLedger(id, branch, world) {
  return { id, branch, createdAt: world.clock.now(), evidence: [], resets: [] };
}

export {
  tellLedger,
  resetLedger
};
