import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';

/** The beginning of the key of every query of the admin area. */
export const adminKey = ['admin'] as const;

const everyMs = 60_000;

/** The numbers of open declarations and of orders in review, for the navigation. */
export const waitingQuery = queryOptions({
  queryKey: [...adminKey, 'waiting'],
  queryFn: () => callFunction('admin-data', { action: 'waiting' }),
  refetchInterval: everyMs,
  refetchOnWindowFocus: true,
});
