import type { Enforcement } from '../enforcement.ts';

/** Directives that rules of oxlint enforce; those that need type information are left out, because a profile cannot see that it is on. */
export const oxlint: readonly Enforcement[] = [
  { directive: 'react.stable-keys', check: 'oxlint', rules: ['react/jsx-key', 'react/no-array-index-key'] },
  { directive: 'react.component-inside', check: 'oxlint', rules: ['react/no-unstable-nested-components'] },
  { directive: 'react.key-reset', check: 'oxlint', rules: ['react/set-state-in-effect'] },
  { directive: 'react.effect-event', check: 'oxlint', rules: ['react/exhaustive-deps'] },
  { directive: 'typescript.ts-expect-error', check: 'oxlint', rules: ['typescript/ban-ts-comment'] },
  { directive: 'typescript.type-imports', check: 'oxlint', rules: ['typescript/consistent-type-imports'] },
];
