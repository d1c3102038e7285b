import type { RuleLine } from '@regelwerk/contract/rules/rule';

interface PlacedLine {
  readonly placed: { readonly section: string };
  readonly line: Pick<RuleLine, 'modality' | 'weight'>;
}

/**
 * Keeps the label of a must on the heaviest third of the lines and makes the rest a should: if most lines had a label, none
 * would stand out. Commands have no label and do not count.
 */
export function emphasize<Line extends PlacedLine>(lines: readonly Line[]): Line[] {
  const counted = lines.filter(({ placed }) => placed.section !== 'commands');
  const musts = counted
    .filter(({ line }) => line.modality === 'must')
    .toSorted((a, b) => (b.line.weight ?? 0) - (a.line.weight ?? 0));
  const plain = new Set(musts.slice(Math.floor(counted.length / 3)));
  return lines.map((one) => (plain.has(one) ? { ...one, line: { ...one.line, modality: 'should' as const } } : one));
}
