import { knowledgeVersion } from '@regelwerk/contract/rules/knowledge-version';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { askDatabase } from '../../lib/ask-database.ts';
import { callFunction } from '../../lib/call-function.ts';
import { type RuleFilter, type SavedRule, searchPattern } from './model.ts';

const pageSize = 20;
const columns =
  'id, name, ai_model, application_type, frameworks, behavior_preference, output_format, additional_notes, created_at, generated_rules(knowledge_version)';

/** All queries about a person's saved rules; invalidated when one of the rules changes. */
export const savedRulesKey = (userId: string) => ['saved-rules', userId] as const;

/** The number of a person's saved rules. */
export const savedCountQuery = (userId: string) =>
  queryOptions({
    queryKey: [...savedRulesKey(userId), 'count'],
    queryFn: () =>
      askDatabase<number | null>((database) =>
        database
          .from('user_configurations')
          .select('id', { count: 'exact', head: true })
          .eq('user_id', userId)
          .then(({ count, error }) => ({ data: count, error })),
      ),
    select: (count) => count ?? 0,
  });

/** The number of a person's saved rules that were made with older knowledge than today's. */
export const outdatedCountQuery = (userId: string) =>
  queryOptions({
    queryKey: [...savedRulesKey(userId), 'outdated'],
    queryFn: () =>
      askDatabase<number | null>((database) =>
        database
          .from('generated_rules')
          .select('id', { count: 'exact', head: true })
          .lt('knowledge_version', knowledgeVersion)
          .then(({ count, error }) => ({ data: count, error })),
      ),
    select: (count) => count ?? 0,
  });

/** One page of the list in one query, whatever the number of rules. */
export const savedListQuery = (userId: string, filter: RuleFilter) =>
  infiniteQueryOptions({
    queryKey: [...savedRulesKey(userId), 'list', filter],
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      askDatabase<SavedRule[]>((database) => {
        let query = database.from('user_configurations').select(columns).eq('user_id', userId);
        if (filter.text.trim() !== '') query = query.ilike('name', searchPattern(filter.text));
        if (filter.model !== undefined) query = query.eq('ai_model', filter.model);
        const [column, ascending] =
          filter.sort === 'name' ? (['name', true] as const) : (['created_at', filter.sort === 'oldest'] as const);
        return query
          .order(column, { ascending })
          .order('id', { ascending })
          .range(pageParam, pageParam + pageSize - 1);
      }),
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
  });

/** A saved rule in full. */
export const savedRuleQuery = (configurationId: string) =>
  queryOptions({
    queryKey: ['saved-rule', configurationId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => callFunction('saved-rule', { configurationId }),
  });
