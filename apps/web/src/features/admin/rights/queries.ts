import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { adminKey } from '../table/queries.ts';

/** All admins, and whether each of them needs a second factor. */
export const adminsQuery = queryOptions({
  queryKey: [...adminKey, 'admins'],
  queryFn: () => callFunction('admins', { action: 'list' }),
});

/** The pending requests for admin rights. */
export const requestsQuery = queryOptions({
  queryKey: [...adminKey, 'requests'],
  queryFn: async () => (await callFunction('admin-users', { perPage: 1 })).requests,
});
