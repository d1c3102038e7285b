import type { Rule } from '@regelwerk/contract/rules/rule';

/** Returns the title of a run, as long as its column. */
export function titleOf({ title }: Rule): string {
  return title.join(' ').slice(0, 300);
}
