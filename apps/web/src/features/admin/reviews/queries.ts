import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { rowsPerPage, type TableQuery } from '../table/model.ts';
import { adminKey } from '../table/queries.ts';

const reviewsKey = [...adminKey, 'reviews'] as const;

/** A page of orders in review, oldest first by default. */
export const reviewsQuery = ({ filter, ...query }: TableQuery<'created_at' | 'number' | 'email'>) =>
  queryOptions({
    queryKey: [...reviewsKey, filter, query],
    queryFn: () =>
      callFunction('admin-orders', {
        action: 'reviews',
        state: filter === '' ? 'open' : 'closed',
        ...query,
        perPage: rowsPerPage,
      }),
    placeholderData: keepPreviousData,
  });
