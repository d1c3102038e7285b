import type { AdminDiscount } from '@regelwerk/contract/admin-stripe';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { perPage, type TableQuery } from '../table/model.ts';

export const discountsKey = ['admin', 'discounts'] as const;

interface Discounts {
  readonly discounts: readonly AdminDiscount[];
  readonly total: number;
}

/** A page of discounts; by default those that can be used now. */
export const discountsQuery = ({ search, sort, direction, page, filter }: TableQuery) =>
  queryOptions({
    queryKey: [...discountsKey, search, sort, direction, page, filter],
    queryFn: async () => {
      const active = filter === 'all' ? {} : { active: filter !== 'ended' };
      const body = { action: 'getDiscounts', search, sort, direction, page, perPage, ...active };
      return (await callFunction<Discounts>('admin-stripe', body)) ?? { discounts: [], total: 0 };
    },
    placeholderData: keepPreviousData,
  });
