import type { AuditPage, CustomerView, HealthCheck } from '@regelwerk/contract/admin-data';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { FunctionError } from '../../../lib/function-error.ts';
import { perPage, type TableQuery } from '../table/model.ts';

const key = ['admin', 'insight'] as const;

async function read<Answer>(view: string, more: object): Promise<Answer> {
  const answer = await callFunction<Answer>('admin-data', { view, ...more });
  if (answer === null) throw new FunctionError('', undefined);
  return answer;
}

export const logQuery = ({ filter, ...query }: TableQuery) =>
  queryOptions({
    queryKey: [...key, 'log', filter, query],
    queryFn: () => read<AuditPage>('audit', { ...query, perPage, ...(filter === '' ? {} : { action: filter }) }),
    placeholderData: keepPreviousData,
  });

export const healthQuery = queryOptions({
  queryKey: [...key, 'health'],
  queryFn: async () => (await read<{ checks: readonly HealthCheck[] }>('health', {})).checks,
  staleTime: 0,
});

/** One person; "unknown" is a valid answer, so it is not retried. */
export const customerQuery = (id: string) =>
  queryOptions<CustomerView, FunctionError>({
    queryKey: [...key, 'customer', id],
    queryFn: () => read<CustomerView>('customer', { id }),
    retry: false,
  });
