import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchTable } from '../../lib/watch-table.ts';
import { tokensKey } from './queries.ts';

/**
 * Keeps a person's token data current while it is shown, whichever tab or device spends them. Reads again when the tab is looked
 * at again: a server that dies after a charge may not have announced it.
 */
export function useLiveTokens(userId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: tokensKey(userId) });
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) refresh();
    };
    const stop = watchTable('user_tokens', refresh);
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [queries, userId]);
}
