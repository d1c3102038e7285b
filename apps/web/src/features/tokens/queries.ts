import type { PurchaseState } from '@regelwerk/contract/shop/checkout';
import type { NextToken } from '@regelwerk/contract/shop/next-token';
import { queryOptions } from '@tanstack/react-query';
import { askDatabase } from '../../lib/ask-database.ts';
import { callFunction } from '../../lib/call-function.ts';
import type { FunctionError } from '../../lib/function-error.ts';
import { type HistoryRow, latestOf, type Transaction, type UnchargedRun } from './model.ts';

/** All queries about a person's tokens; invalidated when the balance changes. */
export const tokensKey = (userId: string) => ['tokens', userId] as const;

/** The balance of a person; 0 for an account without one. */
export const balanceQuery = (userId: string) =>
  queryOptions({
    queryKey: [...tokensKey(userId), 'balance'],
    queryFn: async () => {
      const balance = await askDatabase<{ readonly tokens_remaining: number } | null>((database) =>
        database.from('user_tokens').select('tokens_remaining').eq('user_id', userId).maybeSingle(),
      );
      return balance?.tokens_remaining ?? 0;
    },
  });

/** The token that a person's next rule uses, which decides what is to be confirmed before. */
export const nextTokenQuery = (userId: string) =>
  queryOptions<NextToken, FunctionError>({
    queryKey: [...tokensKey(userId), 'next'],
    queryFn: () => callFunction('next-token', {}),
  });

/** Whether a person has ever spent a token on a rule. */
export const hasSpentQuery = (userId: string) =>
  queryOptions({
    queryKey: [...tokensKey(userId), 'spent'],
    queryFn: async () => {
      const spent = await askDatabase<readonly object[]>((database) =>
        database.from('token_transactions').select('id').eq('user_id', userId).eq('source_type', 'generation').limit(1),
      );
      return spent.length > 0;
    },
  });

const shown = 5;

/** The latest token movements, together with the runs that were not charged. */
export const latestQuery = (userId: string) =>
  queryOptions({
    queryKey: [...tokensKey(userId), 'latest'],
    queryFn: async (): Promise<HistoryRow[]> => {
      const [moved, failed] = await Promise.all([
        askDatabase<Transaction[]>((database) =>
          database
            .from('token_transactions')
            .select('id, created_at, description, transaction_type, amount, delta, source_type, details')
            .eq('user_id', userId)
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(shown),
        ),
        askDatabase<UnchargedRun[]>((database) =>
          database
            .from('generations')
            .select('id, created_at, title')
            .eq('user_id', userId)
            .eq('state', 'released')
            .order('created_at', { ascending: false })
            .limit(shown),
        ),
      ]);
      return latestOf(moved, failed, shown);
    },
  });

const askAgainMs = 2000;
const askAfterFailureMs = 5000;

/** Whether a call failed without a decision of the server, so that asking again may bring one. */
export const isUnanswered = ({ code, isRefusal }: FunctionError) =>
  !isRefusal || code === 'unavailable' || code === 'rate_limited';

/** The outcome of a purchase; polled while the payment is in progress or the server does not answer. */
export const purchaseQuery = (userId: string, sessionId: string) =>
  queryOptions<PurchaseState, FunctionError>({
    queryKey: ['purchase', userId, sessionId],
    queryFn: () => callFunction('confirm-purchase', { sessionId }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data, error } }) => {
      if (error !== null) return isUnanswered(error) ? askAfterFailureMs : false;
      return data?.state === 'processing' ? askAgainMs : false;
    },
  });
