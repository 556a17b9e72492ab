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

/** Null when nobody tried to prove a fix with this code. One that came with the change proves nothing. */
export async function loadProof(
  codeHash: string,
  config: Config,
  { files, code, say }: Pick<World, "files" | "code" | "say">,
): Promise<Proof | null> {
  const path = proofPath(codeHash, config);
  const text = await files.read(path);
  if (text === null) return null;
  if ((await code.tracked()).has(path)) {
    say(`${path} is committed, so whoever wrote the change could have written it: it is not believed.`);
    return null;
  }
  return readProof(text, path, codeHash);
}
