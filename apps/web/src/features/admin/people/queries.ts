import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
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
