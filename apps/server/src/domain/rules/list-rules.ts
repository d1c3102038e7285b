import type { ListRulesResponse } from '@regelwerk/contract/rules/list-rules';
import type { Database } from '@regelwerk/database/open-database';

const mostRecent = 100;

/** Returns a person's saved rules, and the finished ones of the last thirty days that were not saved; newest first. */
export async function listRules({ kysely }: Database, userId: string): Promise<ListRulesResponse> {
  const saved = await kysely
    .selectFrom('public.user_configurations as c')
    .leftJoin('public.generated_rules as r', 'r.configuration_id', 'c.id')
    .select(['c.id', 'c.name', 'c.ai_model', 'c.frameworks', 'c.created_at', 'c.updated_at', 'r.format'])
    .where('c.user_id', '=', userId)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .execute();
  const recent = await kysely
    .selectFrom('public.generations as g')
    .select(['g.request_id', 'g.title', 'g.created_at'])
    .where('g.user_id', '=', userId)
    .where('g.result', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('public.generated_rules as r').select('r.id').whereRef('r.generation_id', '=', 'g.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('public.rule_versions as v').select('v.id').whereRef('v.generation_id', '=', 'g.id'))),
    )
    .orderBy('g.created_at', 'desc')
    .limit(mostRecent)
    .execute();
  return {
    saved: saved.map((row) => ({
      configurationId: row.id,
      name: row.name,
      aiModel: row.ai_model,
      frameworks: row.frameworks,
      format: row.format,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    })),
    recent: recent.map((row) => ({
      requestId: row.request_id,
      title: row.title,
      createdAt: row.created_at.toISOString(),
    })),
  };
}
