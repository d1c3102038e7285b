import { listOf } from './list-of.ts';

/** Returns the strings of a list, or the one string, inside parsed data. */
export function textsOf(value: unknown): string[] {
  return listOf(value).filter((one) => typeof one === 'string');
}
