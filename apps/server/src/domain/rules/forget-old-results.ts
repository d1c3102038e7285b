import type { Database } from '@regelwerk/database/open-database';
import { oldestKeptRule } from '@regelwerk/legal/oldest-kept-rule';

const batch = 500;

/** Deletes the texts of runs whose time is over, a few at a time; saved rules and the ledger stay. */
export async function forgetOldResults({ kysely }: Database, now: Date): Promise<void> {
  let reached: Date | undefined;
  for (;;) {
    const from = reached;
    const forgotten = await kysely
      .updateTable('public.generations')
      .set({ result: null })
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('public.generations')
          .select('id')
          .where('result', 'is not', null)
          .where('created_at', '<', oldestKeptRule(now))
          // the index still leads to the runs before
          .$if(from !== undefined, (rest) => rest.where('created_at', '>=', from as Date))
          .orderBy('created_at')
          .limit(batch),
      )
      .returning('created_at')
      .execute();
    if (forgotten.length < batch) return;
    reached = new Date(Math.max(...forgotten.map(({ created_at }) => created_at.getTime())));
  }
}
