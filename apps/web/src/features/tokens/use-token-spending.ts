import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../ui/toast.tsx';
import { useSession } from '../auth/use-session.ts';
import { copy } from './copy.ts';
import { balanceQuery, tokensKey } from './queries.ts';

/** Returns the signed-in person's balance and a function that records a spent token. Visitors have no balance. */
export function useTokenSpending(): { balance: number | undefined; tellSpent: (remaining: number | null) => void } {
  const t = useText(copy);
  const queries = useQueryClient();
  const { person, status } = useSession();
  const query = balanceQuery(person?.id ?? '');
  const { data: balance } = useQuery({ ...query, enabled: status === 'signedIn' });
  const tellSpent = (remaining: number | null) => {
    if (remaining === null) return;
    queries.setQueryData(query.queryKey, remaining);
    void queries.invalidateQueries({ queryKey: tokensKey(person?.id ?? '') });
    void notify({ title: t('tokens.deducted', { count: remaining }) });
  };
  return { balance, tellSpent };
}
