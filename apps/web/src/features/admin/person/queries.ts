import type { CustomerView } from '@regelwerk/contract/admin/admin-customer';
import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { adminKey } from '../table/queries.ts';

const key = [...adminKey, 'person'] as const;

/** One person; "unknown" is a valid answer, so it is not retried. */
export const customerQuery = (id: string) =>
  queryOptions<CustomerView, FunctionError>({
    queryKey: [...key, id],
    queryFn: () => callFunction('admin-data', { action: 'customer', id }),
    retry: false,
  });

/** The newest orders of a person. */
export const ordersOfQuery = (userId: string) =>
  queryOptions({
    queryKey: [...key, userId, 'orders'],
    queryFn: () => callFunction('admin-orders', { action: 'list', search: userId, perPage: 5 }),
  });

export const personSessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...key, userId, 'sessions'],
    queryFn: async () => (await callFunction('admin-people', { action: 'sessions', userId })).sessions,
  });
