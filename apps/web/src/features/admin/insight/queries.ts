import type { CustomerView } from '@regelwerk/contract/admin-data';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { rowsPerPage, type TableQuery } from '../table/model.ts';

const key = ['admin', 'insight'] as const;

export const logQuery = ({ filter, ...query }: TableQuery<'created_at' | 'action' | 'actor'>) =>
  queryOptions({
    queryKey: [...key, 'log', filter, query],
    queryFn: () =>
      callFunction('admin-data', {
        view: 'audit',
        ...query,
        perPage: rowsPerPage,
        ...(filter === '' ? {} : { action: filter }),
      }),
    placeholderData: keepPreviousData,
  });

export const healthQuery = queryOptions({
  queryKey: [...key, 'health'],
  queryFn: async () => (await callFunction('admin-data', { view: 'health' })).checks,
  staleTime: 0,
});

/** One person; "unknown" is a valid answer, so it is not retried. */
export const customerQuery = (id: string) =>
  queryOptions<CustomerView, FunctionError>({
    queryKey: [...key, 'customer', id],
    queryFn: () => callFunction('admin-data', { view: 'customer', id }),
    retry: false,
  });
