import type { LinePlace } from '../project/line.ts';
import type { Held } from './held-evidence.ts';

/** A piece of evidence that holds, and the words that it has. */
export interface Known {
  readonly at: LinePlace;
  readonly held: Extract<Held, { is: 'held' }>;
  readonly words: ReadonlySet<string>;
}

/** What a piece of evidence says of its place, as it is written. */
export function textOf({ place: { relation } }: LinePlace): string {
  if (relation?.is === 'has') return relation.text;
  if (relation?.is === 'counted') return relation.name;
  return relation?.is === 'uses' ? relation.names.join(' ') : '';
}
