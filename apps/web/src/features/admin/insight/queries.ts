import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { rowsPerPage, type TableQuery } from '../table/model.ts';
import { adminKey } from '../table/queries.ts';

const key = [...adminKey, 'insight'] as const;

export const logQuery = ({ filter, ...query }: TableQuery<'created_at' | 'action' | 'actor'>) =>
  queryOptions({
    queryKey: [...key, 'log', filter, query],
    queryFn: () =>
      callFunction('admin-data', {
        action: 'audit',
        ...query,
        perPage: rowsPerPage,
        ...(filter === '' ? {} : { only: filter }),
      }),
    placeholderData: keepPreviousData,
  });

export const healthQuery = queryOptions({
  queryKey: [...key, 'health'],
  queryFn: async () => (await callFunction('admin-data', { action: 'health' })).checks,
  staleTime: 0,
});
