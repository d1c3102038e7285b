import { dateInShop } from '@regelwerk/contract/shared/end-of-day';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** Longer than the longest range of the charts and the time before it. */
const mostDays = 800;
/** A month at a time, so that no statement takes long. */
const step = 31;

/** Sums up the tokens of the days that are over and have no sums yet. */
export async function sumDays({ kysely }: Database, now: Date): Promise<void> {
  // without it, the rows of today would be read for every day
  await sql`select brin_summarize_new_values('public.token_transactions_by_time')`.execute(kysely);
  const { last } = await kysely
    .selectFrom('private.token_days')
    .select(sql<string | null>`max(day)::text`.as('last'))
    .executeTakeFirstOrThrow();
  const yesterday = dayAfter(dateInShop(now), -1);
  const oldest = dayAfter(yesterday, -mostDays);
  const start = last === null || last < oldest ? oldest : dayAfter(last, 1);
  for (let first = start; first <= yesterday; first = dayAfter(first, step)) {
    const end = dayAfter(first, step - 1);
    await sql`select private.sum_days(${first}, ${end < yesterday ? end : yesterday})`.execute(kysely);
  }
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
