import type { PersonView } from '@regelwerk/contract/admin/admin-person';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { rowsPerPage, type TableQuery } from '../table/model.ts';
import { adminKey } from '../table/queries.ts';
import type { SubscriptionFilter } from './model.ts';

const peopleKey = [...adminKey, 'people'] as const;

export const subscriptionsQuery = ({
  filter,
  ...query
}: TableQuery<'created_at' | 'email' | 'status' | 'current_period_end', SubscriptionFilter>) =>
  queryOptions({
    queryKey: [...peopleKey, 'subscriptions', filter, query],
    queryFn: () =>
      callFunction('admin-stripe', {
        action: 'getSubscriptions',
        ...query,
        perPage: rowsPerPage,
        ...(filter === '' ? {} : { status: filter }),
      }),
    placeholderData: keepPreviousData,
  });

export const customersQuery = ({ filter: _, ...query }: TableQuery<'created_at' | 'email' | 'name'>) =>
  queryOptions({
    queryKey: [...peopleKey, 'customers', query],
    queryFn: () =>
      callFunction('admin-stripe', {
        action: 'getCustomers',
        ...query,
        perPage: rowsPerPage,
      }),
    placeholderData: keepPreviousData,
  });

/** Accounts with their balances. */
export const usersQuery = ({
  filter: _,
  ...query
}: TableQuery<'created_at' | 'email' | 'tokens' | 'last_sign_in_at'>) =>
  queryOptions({
    queryKey: [...peopleKey, 'users', query],
    queryFn: () => callFunction('admin-users', { ...query, perPage: rowsPerPage }),
    placeholderData: keepPreviousData,
  });

const key = [...adminKey, 'person'] as const;

/** One person; "unknown" is a valid answer, so it is not retried. */
export const personQuery = (id: string) =>
  queryOptions<PersonView, FunctionError>({
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
