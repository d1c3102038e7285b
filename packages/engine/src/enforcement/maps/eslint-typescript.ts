import type { Enforcement } from '../enforcement.ts';

const promises = ['@typescript-eslint/no-floating-promises', '@typescript-eslint/no-misused-promises'];

/** Directives that ESLint with typescript-eslint enforces. */
export const eslintTypescript: readonly Enforcement[] = [
  {
    directive: 'typescript.any',
    check: 'eslint',
    rules: [
      '@typescript-eslint/no-explicit-any',
      '@typescript-eslint/no-non-null-assertion',
      '@typescript-eslint/no-unsafe-type-assertion',
    ],
  },
  { directive: 'typescript.ts-expect-error', check: 'eslint', rules: ['@typescript-eslint/ban-ts-comment'] },
  { directive: 'typescript.type-imports', check: 'eslint', rules: ['@typescript-eslint/consistent-type-imports'] },
  { directive: 'typescript.promises', check: 'eslint', rules: promises },
  { directive: 'javascript.promises', check: 'eslint', rules: promises },
  {
    directive: 'typescript.overload-generics',
    check: 'eslint',
    rules: ['@typescript-eslint/no-unnecessary-type-parameters'],
  },
];
