import type { Database } from '@regelwerk/database/open-database';
import { oldestKeptRule } from '@regelwerk/legal/oldest-kept-rule';
import { AppError } from '../app-error.ts';
import { answersHash, type GenerationInput } from './generation-input.ts';

/** Throws `rule_exists` if a person has a rule from the same answers, made by another request and not yet deleted. */
export async function refuseExisting({ kysely }: Database, input: GenerationInput, now: Date): Promise<void> {
  const run = await kysely
    .selectFrom('public.generations')
    .select(['request_id', 'created_at'])
    .where('user_id', '=', input.userId)
    .where('answers_hash', '=', answersHash(input))
    .where('request_id', '!=', input.requestId)
    .where('result', 'is not', null)
    .where('created_at', '>', oldestKeptRule(now))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (run === undefined) return;
  const existing = { requestId: run.request_id, createdAt: run.created_at.toISOString() };
  throw new AppError('rule_exists', 'You already have this rule.', { existing });
}
