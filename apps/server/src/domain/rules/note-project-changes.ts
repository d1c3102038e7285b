import type { StaleCounts } from '@regelwerk/contract/rules/stale-counts';
import type { Database } from '@regelwerk/database/open-database';
import { AppError } from '../kernel/app-error.ts';

/**
 * Keeps what a person let their device say about the project of a saved rule, until the rule is made anew or restored, or nothing is
 * stale any more.
 */
export async function noteProjectChanges(
  { kysely }: Database,
  input: { readonly userId: string; readonly configurationId: string; readonly stale: StaleCounts },
): Promise<void> {
  const isStale = Object.values(input.stale).some((count) => count > 0);
  const noted = await kysely
    .updateTable('public.generated_rules as r')
    .from('public.user_configurations as c')
    .set({ project_stale: isStale ? JSON.stringify(input.stale) : null })
    .whereRef('c.id', '=', 'r.configuration_id')
    .where('c.id', '=', input.configurationId)
    .where('c.user_id', '=', input.userId)
    .returning('r.id')
    .executeTakeFirst();
  if (noted === undefined) throw new AppError('not_found', 'There is no such rule');
}
