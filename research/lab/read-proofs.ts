import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof } from '../../packages/engine/src/proof.ts';

/** The folder of the knowledge, beside which the proofs live. */
export const knowledgeFolder = join(import.meta.dirname, '../../packages/engine/src/knowledge');

/** Reads the proofs of the technologies whose file names contain one of the words; without words, all proofs. */
export async function readProofs(words: readonly string[]): Promise<Proof[]> {
  const names = readdirSync(knowledgeFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.proofs.ts'))
    .filter((name) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())))
    .sort();
  const modules: { readonly proofs: readonly Proof[] }[] = await Promise.all(
    names.map((name) => import(join(knowledgeFolder, name))),
  );
  return merged(modules.flatMap(({ proofs }) => proofs));
}

/** Joins the proofs of one directive or technology, so that it counts as proven only where all of them pass. */
function merged(proofs: readonly Proof[]): Proof[] {
  const byId = new Map<string, Proof>();
  for (const proof of proofs) {
    const other = byId.get(proof.id);
    if (other !== undefined && other.scaffold !== proof.scaffold) throw new Error(`${proof.id} has two scaffolds`);
    byId.set(proof.id, {
      ...proof,
      packages: [...new Set([...(other?.packages ?? []), ...proof.packages])],
      trials: [...(other?.trials ?? []), ...proof.trials],
    });
  }
  return [...byId.values()];
}
