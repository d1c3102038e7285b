import type { Enforcement } from '../enforcement.ts';

/** Directives that ESLint with plugins for JavaScript and Node.js enforces. */
export const eslintNode: readonly Enforcement[] = [
  { directive: 'javascript.innerhtml', check: 'eslint', rules: ['no-unsanitized/method', 'no-unsanitized/property'] },
  {
    directive: 'node.lts',
    check: 'eslint',
    rules: [
      'n/no-unsupported-features/es-builtins',
      'n/no-unsupported-features/es-syntax',
      'n/no-unsupported-features/node-builtins',
    ],
  },
];
