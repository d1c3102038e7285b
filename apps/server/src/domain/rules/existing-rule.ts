import { knowledgeVersion } from '@regelwerk/contract/rules/knowledge-version';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import type { GenerationContext } from './generation-context.ts';
import { answersHash, type GenerationInput, offeredSince } from './generation-input.ts';

/** Refuses an input if the person already has a rule from the same answers that is to be offered instead. */
export async function refuseIfExists({ database, clock }: GenerationContext, input: GenerationInput): Promise<void> {
  const since = offeredSince(input, clock());
  if (since === null) return;
  const { rows } = await sql<{ id: string | null }>`
    select private.find_existing(${input.userId}, ${input.requestId}, ${answersHash(input)}, ${since}, ${knowledgeVersion}) as id`.execute(
    database.kysely,
  );
  const id = rows[0]?.id ?? undefined;
  if (id !== undefined) await refuseExisting(database, id);
}

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

/** Returns whether a request has its rule already, so that a repeat spends nothing. */
export async function isPaidFor({ kysely }: Database, input: GenerationInput): Promise<boolean> {
  const run = await kysely
    .selectFrom('public.generations')
    .select('id')
    .where('user_id', '=', input.userId)
    .where('request_id', '=', input.requestId)
    .where('answers_hash', '=', answersHash(input))
    .where('state', '=', 'captured')
    .executeTakeFirst();
  return run !== undefined;
}
