import type { ReviewRow } from '@regelwerk/contract/admin-data';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { perPage, type TableQuery } from '../table/model.ts';

export const reviewsKey = ['admin', 'reviews'] as const;

/** A page of orders in review, oldest first by default. */
export const reviewsQuery = ({ filter, ...query }: TableQuery) =>
  queryOptions({
    queryKey: [...reviewsKey, filter, query],
    queryFn: async () => {
      const state = filter === '' ? 'open' : 'closed';
      const body = { view: 'reviews', state, ...query, perPage };
      const answer = await callFunction<{ rows: readonly ReviewRow[]; total: number }>('admin-data', body);
      if (answer === null) throw new Error('no answer');
      return answer;
    },
    placeholderData: keepPreviousData,
  });
