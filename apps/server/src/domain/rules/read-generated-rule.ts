import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import type { Database } from '@regelwerk/database/open-database';
import { AppError } from '../kernel/app-error.ts';
import { type KeptResult, presentRule } from './kept-result.ts';

/** One run, or the newest one of a person under a request. */
type Wanted = { readonly id: string } | { readonly userId: string; readonly requestId: string };

/**
 * Returns the rule of an earlier generation: for thirty days, and for good once it is saved. Throws
 * `still_running` while it is made, `rule_expired` after its time, and `not_found` if nothing was charged.
 */
export async function readGeneratedRule(database: Database, wanted: Wanted): Promise<GenerateRulesResponse> {
  const run = await database.kysely
    .selectFrom('public.generations as g')
    .leftJoin('public.generated_rules as r', 'r.generation_id', 'g.id')
    .select(['g.id', 'g.state', 'g.result', 'r.result as saved', 'r.content as savedContent'])
    .where((where) =>
      where.and(
        'id' in wanted ? { 'g.id': wanted.id } : { 'g.user_id': wanted.userId, 'g.request_id': wanted.requestId },
      ),
    )
    .orderBy('g.created_at', 'desc')
    .limit(1)
    .$narrowType<{ result: KeptResult | null; saved: KeptResult | null }>()
    .executeTakeFirst();
  if (run === undefined || run.state === 'released') throw new AppError('not_found', 'There is no such rule');
  if (run.state === 'held') throw new AppError('still_running', 'This rule is being generated. Please wait.');
  const settled = { id: run.id, balance: null };
  if (run.result !== null) return presentRule(run.result, settled);
  if (run.saved === null || run.savedContent === null)
    throw new AppError('rule_expired', 'This rule was kept for 30 days and has been deleted.');
  return presentRule({ ...run.saved, content: run.savedContent }, settled);
}

/**
 * Returns the rule of a run that was paid for before, as it was first shown. Throws `rule_expired` if it is no longer kept: what is
 * made anew is paid for anew.
 */
export async function repeatRule(
  database: Database,
  { id, balance }: { readonly id: string; readonly balance: number },
): Promise<GenerateRulesResponse> {
  return { ...(await readGeneratedRule(database, { id })), tokensRemaining: balance };
}
