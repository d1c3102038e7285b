import type { RuleLine } from '@regelwerk/contract/rules/rule';

/** Returns whether a line holds the model back or makes it ask; such lines help more reliably than advice. */
export function isGuardrail({ modality, class: kind }: Pick<RuleLine, 'modality' | 'class'>): boolean {
  return modality === 'never' || modality === 'ask' || kind === 'boundary' || kind === 'security';
}
