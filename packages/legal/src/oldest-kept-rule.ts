import { retention } from './retention.ts';

/** The creation time up to which the text of a generated rule that was not saved is deleted. */
export function oldestKeptRule(now: Date): Date {
  return new Date(now.getTime() - retention.resultDays * 86_400_000);
}
