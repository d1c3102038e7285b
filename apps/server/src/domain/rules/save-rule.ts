import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import { refuseFull } from './refuse-full.ts';

/** Keeps the rule of a person's request for good, under a name; a rule that is saved already stays as it is. */
export async function saveRule(
  { kysely }: Database,
  { userId, requestId, name }: { readonly userId: string; readonly requestId: string; readonly name: string },
): Promise<{ readonly configurationId: string; readonly name: string }> {
  const run = await kysely
    .selectFrom('public.generations')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .where('result', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (run === undefined) throw new AppError('not_found', 'There is no such rule');
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from private.save_rule(${userId}, ${run.id}, ${name})`
    .execute(kysely)
    .catch(refuseFull);
  const [saved] = rows;
  if (saved === undefined) throw new Error(`The run ${run.id} was not saved`);
  return { configurationId: saved.id, name: saved.name };
}
