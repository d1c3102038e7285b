import type { Enforcement } from '../enforcement.ts';

/** Directives that the TypeScript compiler enforces by a flag, or by itself from a version on. */
export const tsc: readonly Enforcement[] = [
  { directive: 'typescript.type-imports', check: 'tsc', rules: ['verbatimModuleSyntax'] },
  { directive: 'typescript.enum', check: 'tsc', rules: ['erasableSyntaxOnly'] },
  { directive: 'typescript.strict-new', check: 'tsc', rules: ['noUncheckedIndexedAccess'] },
  { directive: 'typescript.side-effect-imports', check: 'tsc', rules: ['noUncheckedSideEffectImports'] },
  { directive: 'javascript.checked', check: 'tsc', rules: ['checkJs', 'noImplicitAny'] },
  // version 6 still accepts them where ignoreDeprecations is set
  { directive: 'typescript.removed-options', check: 'tsc', rules: ['typescript 7'] },
  { directive: 'typescript.types-list', check: 'tsc', rules: ['typescript 6'] },
];
