import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { GenerationContext } from './generation-context.ts';
import { isSameProject } from './is-same-project.ts';
import type { KeptResult } from './kept-result.ts';
import { paidProject } from './paid-project.ts';
import { projectNames } from './project-names.ts';

/**
 * Returns what a refresh costs a person, in tokens. With a plan it is free, unless the bank disputes the payment for its present period, or
 * the project is another one than the rule was paid for: another project is another rule.
 */
export async function refreshPrice(
  { database, clock }: GenerationContext,
  {
    userId,
    kept,
    project,
  }: { readonly userId: string; readonly kept: KeptResult; readonly project: ProjectProfile | undefined },
): Promise<0 | 1> {
  if (project !== undefined && (!kept.project || !isSameProject(paidProject(kept), projectNames(project)))) return 1;
  const plan = await database.kysely
    .selectFrom('public.subscriptions as s')
    .select('s.id')
    .where('s.user_id', '=', userId)
    .where('s.status', 'in', ['active', 'trialing'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('public.invoices as i')
            .innerJoin('private.reversals as r', (join) =>
              join.onRef('r.source_id', '=', 'i.id').on('r.source_type', '=', 'invoice'),
            )
            .select('r.id')
            .whereRef('i.stripe_subscription_id', '=', 's.stripe_subscription_id')
            .where('i.period_end', '>', clock())
            .where('r.kind', '=', 'dispute')
            .where('r.is_active', '=', true),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return plan === undefined ? 1 : 0;
}
