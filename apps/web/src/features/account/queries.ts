import { queryOptions } from '@tanstack/react-query';
import { askDatabase } from '../../lib/ask-database.ts';
import { callFunction } from '../../lib/call-function.ts';

/** The beginning of the key of every query of sessions. */
export const sessionsKey = ['sessions'] as const;

/** The devices on which the person is signed in. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...sessionsKey, userId],
    queryFn: () => callFunction('account', { action: 'sessions' }),
  });

/** The data that would be kept after a deletion, and until when. */
export const retentionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['retention', userId],
    queryFn: () => callFunction('account', { action: 'retention' }),
  });

/** The unspent tokens that the person paid for, by order. */
export const unspentQuery = (userId: string) =>
  queryOptions({
    queryKey: ['unspent', userId],
    queryFn: () => callFunction('account', { action: 'unspent' }),
    staleTime: 0,
  });

/** The monthly mail about saved rules; null if the person does not want it. */
export const ruleMailQuery = (userId: string) =>
  queryOptions({
    queryKey: ['rule-mail', userId],
    queryFn: () =>
      askDatabase<{ readonly confirmed_at: string | null } | null>((database) =>
        database.from('rule_mails').select('confirmed_at').eq('user_id', userId).maybeSingle(),
      ),
  });
