import { knowledgeVersion } from '@regelwerk/contract/rules/knowledge-version';
import type { ProjectProfile } from '@regelwerk/contract/rules/project-profile';
import type { RuleOutlook } from '@regelwerk/contract/rules/refresh-rule';
import type { Rule } from '@regelwerk/contract/rules/rule';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { askDatabase } from '../../lib/ask-database.ts';
import { callFunction } from '../../lib/call-function.ts';
import type { FunctionError } from '../../lib/function-error.ts';
import { type RuleFilter, type SavedRule, searchPattern } from './model.ts';

const pageSize = 20;
const columns =
  'id, name, ai_model, application_type, frameworks, behavior_preference, output_format, additional_notes, created_at, generated_rules(knowledge_version, project_stale)';

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

/** The number of a person's saved rules of which a device said that their project changed. */
export const staleCountQuery = (userId: string) =>
  queryOptions({
    queryKey: [...savedRulesKey(userId), 'stale'],
    queryFn: () =>
      askDatabase<number | null>((database) =>
        database
          .from('generated_rules')
          .select('id', { count: 'exact', head: true })
          .not('project_stale', 'is', null)
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

/** All queries about one saved rule. */
export const savedRuleKey = (configurationId: string) => ['saved-rule', configurationId] as const;

/** A saved rule in full. */
export const savedRuleQuery = (configurationId: string) =>
  queryOptions({
    queryKey: [...savedRuleKey(configurationId), 'text'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => callFunction('saved-rule', { configurationId }),
  });

/** What a refresh would change in a saved rule, for its project as it is now; without one, for the project as it is kept. */
export const outlookQuery = (configurationId: string, project?: ProjectProfile) =>
  queryOptions<RuleOutlook, FunctionError>({
    queryKey: [...savedRuleKey(configurationId), 'outlook', project],
    queryFn: () =>
      callFunction('refresh-rule', {
        action: 'outlook',
        configurationId,
        ...(project !== undefined && { project }),
      }),
  });

/** A former version of a saved rule; its text is loaded on demand. */
export interface RuleVersion {
  readonly id: string;
  readonly created_at: string;
}

/** The former versions of a saved rule, the newest first. */
export const versionsQuery = (configurationId: string) =>
  queryOptions({
    queryKey: [...savedRuleKey(configurationId), 'versions'],
    queryFn: () =>
      askDatabase<readonly RuleVersion[]>((database) =>
        database
          .from('rule_versions')
          .select('id, created_at')
          .eq('configuration_id', configurationId)
          .order('created_at', { ascending: false })
          .order('id', { ascending: false }),
      ),
  });

/** The structure of a former version; null for one that was saved as text alone. */
export const versionTextQuery = (id: string) =>
  queryOptions({
    queryKey: ['rule-version', id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { result } = await askDatabase<{ readonly result: { readonly rule: Rule } | null }>((database) =>
        database.from('rule_versions').select('result').eq('id', id).single(),
      );
      return { rule: result?.rule ?? null };
    },
  });

/** The link of a saved rule; null without one. */
export const shareQuery = (configurationId: string) =>
  queryOptions({
    queryKey: [...savedRuleKey(configurationId), 'share'],
    queryFn: () =>
      askDatabase<{ readonly created_at: string } | null>((database) =>
        database.from('rule_shares').select('created_at').eq('configuration_id', configurationId).maybeSingle(),
      ),
  });
