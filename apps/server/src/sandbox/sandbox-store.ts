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
            const { rows } = await sql<{ data: Objects[K] }>`
              select data from private.sandbox_objects where kind = ${kind} and id = ${id}`.execute(transaction);
            return rows[0]?.data;
          },
          save: async (kind, object) => {
            await sql`
              insert into private.sandbox_objects (kind, id, data) values (${kind}, ${object.id}, ${JSON.stringify(object)})
              on conflict (kind, id) do update set data = excluded.data`.execute(transaction);
          },
          remove: async (kind, id) => {
            await sql`delete from private.sandbox_objects where kind = ${kind} and id = ${id}`.execute(transaction);
          },
          list: async <K extends ObjectKind>(kind: K, match: Partial<Objects[K]> = {}) => {
            const { rows } = await sql<{ data: Objects[K] }>`
              select data from private.sandbox_objects
              where kind = ${kind} and data @> ${JSON.stringify(match)}::jsonb order by seq desc`.execute(transaction);
            return rows.map(({ data }) => data);
          },
        });
      }),
  };
}
