import { allAstGrepRules } from '../ast-grep/all-ast-grep-rules.ts';
import type { Enforcement } from '../enforcement.ts';
import { partialChecks } from '../partial-checks.ts';

const directives = [...new Set(allAstGrepRules.map(({ directive }) => directive))];
const mapped: readonly Enforcement[] = directives.map((directive) => ({
  directive,
  check: 'ast-grep',
  rules: [directive],
}));

/** Directives that the rules of the pack for ast-grep enforce; a profile names each of them like its directive. */
export const astGrep = mapped.filter(({ directive }) => partialChecks[directive] === undefined);
/** Directives of which the rules of the pack see a part. */
export const astGrepInPart = mapped.filter(({ directive }) => partialChecks[directive] !== undefined);
