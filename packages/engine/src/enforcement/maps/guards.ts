import type { Enforcement } from '../enforcement.ts';

/**
 * Directives that hooks of assistants guard: they refuse the commands of a directive, but not code that does the same. The
 * directive therefore stays in the rule.
 */
export const guards: readonly Enforcement[] = [
  { directive: 'base.destructive', check: 'agent-hook', rules: ['ask_first'] },
];
