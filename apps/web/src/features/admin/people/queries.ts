import type { AdminCustomer, AdminSubscription } from '@regelwerk/contract/admin-stripe';
import type { AdminUsersResponse } from '@regelwerk/contract/admin-users';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { perPage, type TableQuery } from '../table/model.ts';

export const peopleKey = ['admin', 'people'] as const;

const read = async <Answer>(name: string, body: Record<string, unknown>): Promise<Answer> => {
  const answer = await callFunction<Answer>(name, body);
  if (answer === null) throw new Error('no answer');
  return answer;
};

export const subscriptionsQuery = ({ filter, ...query }: TableQuery) =>
  queryOptions({
    queryKey: [...peopleKey, 'subscriptions', filter, query],
    queryFn: () =>
      read<{ subscriptions: AdminSubscription[]; total: number }>('admin-stripe', {
        action: 'getSubscriptions',
        ...query,
        perPage,
        ...(filter === '' ? {} : { status: filter }),
      }),
    placeholderData: keepPreviousData,
  });

export const customersQuery = ({ filter: _, ...query }: TableQuery) =>
  queryOptions({
    queryKey: [...peopleKey, 'customers', query],
    queryFn: () =>
      read<{ customers: AdminCustomer[]; total: number }>('admin-stripe', {
        action: 'getCustomers',
        ...query,
        perPage,
      }),
    placeholderData: keepPreviousData,
  });

/** Accounts with their balances. */
export const usersQuery = ({ filter: _, ...query }: TableQuery) =>
  queryOptions({
    queryKey: [...peopleKey, 'users', query],
    queryFn: () => read<AdminUsersResponse>('admin-users', { ...query, perPage }),
    placeholderData: keepPreviousData,
  });
