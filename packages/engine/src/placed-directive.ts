import type { Framework } from '@regelwerk/contract/rules/choices';
import type { Directive } from './directive.ts';
import type { Technology } from './technology.ts';

/** A directive and the section it appears in. Higher specificity wins a slot. */
export interface PlacedDirective {
  readonly directive: Directive;
  readonly section: string;
  readonly specificity: 0 | 1 | 2 | 3;
  readonly technology?: Technology;
  /** The technology whose version its `since` and `until` speak of. */
  readonly judgedBy?: Framework;
}
