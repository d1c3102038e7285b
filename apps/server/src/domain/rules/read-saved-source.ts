import type { Database } from '@regelwerk/database/open-database';
import { AppError } from '../kernel/app-error.ts';
import type { KeptResult } from './kept-result.ts';

/** A saved rule as it can be made anew, with the id of its present version. */
export interface SavedSource {
  readonly versionId: string;
  readonly kept: KeptResult;
}

/** Reads a saved rule of a person. Throws `not_found`, and `text_only` for a rule without structure. */
export async function readSavedSource(
  { kysely }: Database,
  { userId, configurationId }: { readonly userId: string; readonly configurationId: string },
): Promise<SavedSource> {
  const row = await kysely
    .selectFrom('public.generated_rules as r')
    .innerJoin('public.user_configurations as c', 'c.id', 'r.configuration_id')
    .select(['r.id', 'r.result'])
    .where('c.id', '=', configurationId)
    .where('c.user_id', '=', userId)
    .$narrowType<{ result: Omit<KeptResult, 'form'> & Partial<KeptResult> }>()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('not_found', 'There is no such rule');
  if (row.result?.form === undefined) throw new AppError('text_only', 'This rule was saved as text alone.');
  return { versionId: row.id, kept: { ...row.result, form: row.result.form } };
}
