import type { Enforcement } from '../enforcement.ts';

/** Directives that ESLint with the plugins of React enforces. */
export const eslintReact: readonly Enforcement[] = [
  { directive: 'react.key-reset', check: 'eslint', rules: ['react-hooks/set-state-in-effect'] },
  { directive: 'react.component-inside', check: 'eslint', rules: ['react-hooks/static-components'] },
  { directive: 'react.effect-event', check: 'eslint', rules: ['react-hooks/exhaustive-deps'] },
];
