import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { oldestKeptRule } from '@regelwerk/legal/oldest-kept-rule';
import { queryOptions } from '@tanstack/react-query';
import { askDatabase } from '../../../lib/ask-database.ts';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import type { RuleSource } from './model.ts';

const recentCount = 5;
const pollMs = 2_000;

/** A finished generation, newest first in `recentRulesQuery`. */
export interface RecentRule {
  readonly request_id: string;
  readonly title: string;
  readonly created_at: string;
}

/** A person's generated rule in full, by the id of its request; asks again while the rule is still being made. */
export const generatedRuleQuery = (requestId: string) =>
  queryOptions<GenerateRulesResponse, FunctionError>({
    queryKey: ['generated-rule', requestId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => callFunction('generated-rule', { requestId }),
    retry: (count, { isRefusal }) => !isRefusal && count < 2,
    refetchInterval: ({ state }) => (state.error?.code === 'still_running' ? pollMs : false),
  });

/** A rule as its own tool and another one get it. */
export const otherToolQuery = (source: RuleSource, own: string, tool: string) =>
  queryOptions({
    queryKey: ['deliver-rule', source, own, tool],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => callFunction('deliver-rule', { ...source, tools: [own, tool] }),
  });

/** The newest rules that a person generated and that are still kept. */
export const recentRulesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['recent-rules', userId],
    queryFn: () =>
      askDatabase<readonly RecentRule[]>((database) =>
        database
          .from('generations')
          .select('request_id, title, created_at')
          .eq('user_id', userId)
          .eq('state', 'captured')
          .gt('created_at', oldestKeptRule(new Date()).toISOString())
          .order('created_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(recentCount),
      ),
  });
