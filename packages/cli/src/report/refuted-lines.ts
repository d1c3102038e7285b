import type { Ground } from '@regelwerk/claims/ground';
import { isMarkdown } from '@regelwerk/claims/merge/marked-text';
import { ownLines } from '@regelwerk/claims/merge/own-lines';
import { canLeave } from '@regelwerk/claims/merge/without-lines';
import { prove } from '@regelwerk/claims/prove';
import type { ProvenClaim } from '@regelwerk/claims/proven-claim';
import { readClaims } from '@regelwerk/claims/read-claims';
import type { DeliveryFile } from '@regelwerk/contract/rules/delivery';
import { textAt } from '../files/text-at.ts';

/** A line of the person that the project refutes. */
export interface RefutedLine extends ProvenClaim {
  /** Whether it can be taken out by itself. */
  readonly canLeave: boolean;
}

/** Returns the lines that a person wrote in files that are delivered as well, and that the project refutes, by path. */
export async function refutedLines(
  root: string,
  files: readonly DeliveryFile[],
  ground: Ground,
): Promise<ReadonlyMap<string, readonly RefutedLine[]>> {
  const refuted = new Map<string, readonly RefutedLine[]>();
  for (const { path } of files) {
    const text = path !== undefined && isMarkdown(path) ? textAt(root, path) : undefined;
    if (path === undefined || text === undefined) continue;
    const lines = await prove(ownLines(text, readClaims(text, path)), ground);
    const wrong = lines.filter(({ part, verdict }) => part === 'statement' && verdict.is === 'refuted');
    refuted.set(
      path,
      wrong.map((line) => ({ ...line, canLeave: canLeave(text, line) })),
    );
  }
  return refuted;
}
