import type { Enforcement } from '../enforcement.ts';

/** Directives that flags of the TypeScript compiler enforce. */
export const tsc: readonly Enforcement[] = [
  { directive: 'typescript.type-imports', check: 'tsc', rules: ['verbatimModuleSyntax'] },
  { directive: 'typescript.enum', check: 'tsc', rules: ['erasableSyntaxOnly'] },
  {
    directive: 'typescript.strict-new',
    check: 'tsc',
    rules: ['noUncheckedIndexedAccess', 'exactOptionalPropertyTypes'],
  },
  { directive: 'javascript.checked', check: 'tsc', rules: ['checkJs', 'noImplicitAny'] },
];
