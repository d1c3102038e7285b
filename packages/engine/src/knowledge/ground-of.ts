import type { Ground } from '@regelwerk/contract/rules/rule';
import type { Directive } from '../directive.ts';
import { effects } from './effects.ts';
import { proven } from './proven.ts';

/** Returns the strongest reason for a directive to be in a rule. The commands of a technology are proven under its name. */
export function groundOf({
  id,
  class: kind,
  evidence,
  claimed,
}: Pick<Directive, 'id' | 'class' | 'evidence' | 'claimed'>): Ground {
  const name = id.replace(/^command\./, '');
  if (effects[id] !== undefined) return 'effect';
  if (claimed !== undefined) return claimed.proof === undefined ? 'reported' : 'checked';
  if (name.startsWith('project.')) return 'project';
  if (proven[name] !== undefined) return 'fact';
  if (kind === 'security' || kind === 'boundary') return 'boundary';
  return evidence === undefined ? 'convention' : 'source';
}
