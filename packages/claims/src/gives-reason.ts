import { clausesOf } from './reading/clauses-of.ts';

/** Says whether a line gives a reason, or says what happens otherwise: no file shows that, so that nothing is said of it. */
export function givesReason(text: string): boolean {
  return clausesOf(text).some(({ is }) => is === 'why');
}
