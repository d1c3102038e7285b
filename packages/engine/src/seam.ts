import type { Framework } from '@regelwerk/contract/rules/choices';
import type { RuleAnswers } from '@regelwerk/contract/rules/form-state';
import type { Directive } from './directive.ts';

/** A directive that holds only where technologies meet, or one of them and a target, with the test that says when they do. */
export interface Seam {
  readonly applies: (
    stack: ReadonlySet<Framework>,
    applicationType: RuleAnswers['applicationType'],
    target?: string,
  ) => boolean;
  readonly directive: Directive;
  /** The technology whose installed version its `since` and `until` speak of. */
  readonly technology?: Framework;
}
