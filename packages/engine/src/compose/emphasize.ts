import type { RuleLine } from '@regelwerk/contract/rule';

interface Said {
  readonly placed: { readonly section: string };
  readonly line: Pick<RuleLine, 'modality' | 'weight'>;
}

/**
 * Leaves the label of a must to the heaviest third of the lines; where most lines have one, none stands out. Commands
 * carry no label and do not count.
 */
export function emphasize<Line extends Said>(said: readonly Line[]): Line[] {
  const counted = said.filter(({ placed }) => placed.section !== 'commands');
  const musts = counted
    .filter(({ line }) => line.modality === 'must')
    .toSorted((a, b) => (b.line.weight ?? 0) - (a.line.weight ?? 0));
  const plain = new Set(musts.slice(Math.floor(counted.length / 3)));
  return said.map((one) => (plain.has(one) ? { ...one, line: { ...one.line, modality: 'should' as const } } : one));
}
