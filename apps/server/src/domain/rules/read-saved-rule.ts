import type { GenerateRulesResponse } from '@regelwerk/contract/generate-rules';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { type KeptResult, presentRule } from './present-rule.ts';

interface SavedRow {
  readonly title: string;
  readonly content: string;
  readonly format: GenerateRulesResponse['format'];
  readonly created_at: Date;
  readonly result: KeptResult | null;
}

/** Returns a saved rule of a person in full; a rule saved as text alone has no structure to show. */
export async function readSavedRule(
  database: Database,
  input: { readonly userId: string; readonly configurationId: string },
): Promise<GenerateRulesResponse> {
  const { rows } = await sql<SavedRow>`
    select r.title, r.content, r.format, r.created_at, r.result
    from public.generated_rules r join public.user_configurations c on c.id = r.configuration_id
    where c.id = ${input.configurationId} and c.user_id = ${input.userId}`.execute(database.kysely);
  const [row] = rows;
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
