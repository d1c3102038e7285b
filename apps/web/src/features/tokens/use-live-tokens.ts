import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchTable } from '../../lib/watch-table.ts';
import { tokensKey } from './queries.ts';

/** Keeps a person's token data current while it is shown, whichever tab or device spends them. */
export function useLiveTokens(userId: string): void {
  const queries = useQueryClient();
  useEffect(
    () => watchTable('user_tokens', () => void queries.invalidateQueries({ queryKey: tokensKey(userId) })),
    [queries, userId],
  );
}
