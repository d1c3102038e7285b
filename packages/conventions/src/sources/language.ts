import type { GrammarName } from '../grammar-name.ts';
import type { LanguageName } from './source-facts.ts';

/**
 * One grammar with what is asked of it. The captures of every query are the same: `from` with `name` and `type` of an import;
 * `class` with `base`, `mixin` or `method`; `export.<form>` with its `statement`; `call`; `throw`; `way` with its `way-body`,
 * a step of a migration; and `mark.<trait>`.
 */
export interface Language {
  readonly name: LanguageName;
  readonly grammar: GrammarName;
  readonly extensions: readonly string[];
  readonly query: string;
  /** Whether `<` may open the arguments of a type or compare, so that its grammar tries both ways at each. */
  readonly triesAngles?: true;
}
