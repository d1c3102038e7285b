import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';

const everyMs = 60_000;

/** The numbers of open declarations and of orders in review, for the navigation. */
export const waitingQuery = queryOptions({
  queryKey: ['admin', 'waiting'],
  queryFn: () => callFunction('admin-data', { view: 'waiting' }),
  refetchInterval: everyMs,
  refetchOnWindowFocus: true,
});
