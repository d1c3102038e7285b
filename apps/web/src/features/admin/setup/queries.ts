import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';

/** The pending requests for admin rights. */
export const requestsQuery = queryOptions({
  queryKey: ['admin-requests'],
  queryFn: async () => (await callFunction('admin-users', { perPage: 1 })).requests,
});
