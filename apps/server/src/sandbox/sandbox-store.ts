import type { Database } from '@regelwerk/database/open-database';
import type { ObjectKind, Objects } from '@regelwerk/payment-sandbox/objects';
import type { SandboxStore } from '@regelwerk/payment-sandbox/store';
import { sql } from 'kysely';

/** Stores the payment sandbox in the product's database, for all server processes together. */
export function sandboxStore({ kysely }: Database): SandboxStore {
  return {
    change: (work) =>
      kysely.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended('payment sandbox', 0))`.execute(transaction);
        return work({
          find: async <K extends ObjectKind>(kind: K, id: string) => {
            const found = await transaction
              .selectFrom('private.sandbox_objects')
              .select('data')
              .where('kind', '=', kind)
              .where('id', '=', id)
              .executeTakeFirst();
            return found?.data as Objects[K] | undefined;
          },
          save: async (kind, object) => {
            const data = JSON.stringify(object);
            await transaction
              .insertInto('private.sandbox_objects')
              .values({ kind, id: object.id, data })
              .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ data }))
              .execute();
          },
          remove: async (kind, id) => {
            await transaction
              .deleteFrom('private.sandbox_objects')
              .where('kind', '=', kind)
              .where('id', '=', id)
              .execute();
          },
          list: async <K extends ObjectKind>(kind: K, match: Partial<Objects[K]> = {}) => {
            const rows = await transaction
              .selectFrom('private.sandbox_objects')
              .select('data')
              .where('kind', '=', kind)
              .where(sql<boolean>`data @> ${JSON.stringify(match)}::jsonb`)
              .orderBy('seq', 'desc')
              .execute();
            return rows.map(({ data }) => data as Objects[K]);
          },
        });
      }),
  };
}
