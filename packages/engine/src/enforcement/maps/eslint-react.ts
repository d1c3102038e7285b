import type { Enforcement } from '../enforcement.ts';

/** Directives that ESLint with the plugins of React enforces. */
export const eslintReact: readonly Enforcement[] = [
  {
    directive: 'react.effect-derives',
    check: 'eslint',
    rules: [
      'react-hooks/set-state-in-effect',
      'react-you-might-not-need-an-effect/no-derived-state',
      'react-you-might-not-need-an-effect/no-event-handler',
    ],
  },
  { directive: 'react.key-reset', check: 'eslint', rules: ['react-hooks/set-state-in-effect'] },
  { directive: 'react.component-inside', check: 'eslint', rules: ['@eslint-react/no-nested-component-definitions'] },
  { directive: 'react.effect-event', check: 'eslint', rules: ['react-hooks/exhaustive-deps'] },
  {
    directive: 'react.stable-keys',
    check: 'eslint',
    rules: ['@eslint-react/no-missing-key', '@eslint-react/no-array-index-key'],
  },
  { directive: 'react.context-provider', check: 'eslint', rules: ['@eslint-react/no-context-provider'] },
  { directive: 'react.ref-as-prop', check: 'eslint', rules: ['@eslint-react/no-forward-ref'] },
];
