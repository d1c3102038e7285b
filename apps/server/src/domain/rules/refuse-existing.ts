import type { Database } from '@regelwerk/database/open-database';
import { AppError } from '../kernel/app-error.ts';

/** Refuses to make a rule that the run `id` has already made from the same answers. */
export async function refuseExisting({ kysely }: Database, id: string): Promise<never> {
  const run = await kysely
    .selectFrom('public.generations')
    .select(['request_id', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const existing = { requestId: run.request_id, createdAt: run.created_at.toISOString() };
  throw new AppError('rule_exists', 'You already have this rule.', { existing });
}
