import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import type { Database } from '@regelwerk/database/open-database';
import { AppError } from '../kernel/app-error.ts';
import { type KeptResult, presentRule } from './kept-result.ts';

/** Returns a saved rule of a person in full; a rule saved as text alone has no structure to show. */
export async function readSavedRule(
  database: Database,
  input: { readonly userId: string; readonly configurationId: string },
): Promise<GenerateRulesResponse> {
  const row = await database.kysely
    .selectFrom('public.generated_rules as r')
    .innerJoin('public.user_configurations as c', 'c.id', 'r.configuration_id')
    .select(['r.title', 'r.content', 'r.format', 'r.created_at', 'r.result'])
    .where('c.id', '=', input.configurationId)
    .where('c.user_id', '=', input.userId)
    .$narrowType<{ format: GenerateRulesResponse['format']; result: KeptResult | null }>()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('not_found', 'There is no such rule');
  if (row.result !== null)
    return presentRule({ ...row.result, content: row.content }, { id: input.configurationId, balance: null });
  return {
    title: row.title,
    content: row.content,
    format: row.format,
    created_at: row.created_at.toISOString(),
    ai_generated: false,
    tokensRemaining: null,
    masked: false,
  };
}
