import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../ui/notify.ts';
import { useSession } from '../auth/use-session.ts';
import { copy } from './copy.ts';
import { balanceQuery, tokensKey } from './queries.ts';

/** Returns a function that records a spent token; null is the balance of a visitor. */
export function useTokenSpending(): (remaining: number | null) => void {
  const t = useText(copy);
  const queries = useQueryClient();
  const { person } = useSession();
  const query = balanceQuery(person?.id ?? '');
  return (remaining) => {
    if (remaining === null) return;
    queries.setQueryData(query.queryKey, remaining);
    void queries.invalidateQueries({ queryKey: tokensKey(person?.id ?? '') });
    notify({ title: t('tokens.deducted', { count: remaining }) });
  };
}
