import type { Proof } from "../core/attempt/proof.ts";
import type { Config } from "../core/config/config.ts";
import { type ProofDocument, readProof } from "../core/policy/proof-document.ts";
import type { World } from "./ports.ts";

/** Where the proof for one code lies. */
function proofPath(codeHash: string, { debug_memory }: Config): string {
  return `${debug_memory.location}/proofs/${codeHash}.json`;
}

export async function storeProof(proof: ProofDocument, config: Config, { files }: World): Promise<void> {
  await files.write(proofPath(proof.codeHash, config), `${JSON.stringify(proof)}\n`);
}

/** Null when nobody tried to prove a fix with this code. */
export async function loadProof(
  codeHash: string,
  config: Config,
  { files }: Pick<World, "files">,
): Promise<Proof | null> {
  const path = proofPath(codeHash, config);
  const text = await files.read(path);
  return text === null ? null : readProof(text, path, codeHash);
}
