import type { NodePattern } from './ast-grep-rule.ts';

/** Matches calls in JavaScript whose function reads like `name`, a regular expression for the whole of it. */
export function callOf(name: string): NodePattern {
  return { kind: 'call_expression', has: { field: 'function', regex: `^(?:${name})$` } };
}
