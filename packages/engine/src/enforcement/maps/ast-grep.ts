import { allAstGrepRules } from '../ast-grep/all-ast-grep-rules.ts';
import type { Enforcement } from '../enforcement.ts';

const directives = [...new Set(allAstGrepRules.map(({ directive }) => directive))];

/** Directives that the rules of the pack for ast-grep enforce; a profile names each of them like its directive. */
export const astGrep: readonly Enforcement[] = directives.map((directive) => ({
  directive,
  check: 'ast-grep',
  rules: [directive],
}));
