import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { rowsPerPage, type TableQuery } from '../table/model.ts';
import { adminKey } from '../table/queries.ts';

const discountsKey = [...adminKey, 'discounts'] as const;

/** A page of discounts; by default those that can be used now. */
export const discountsQuery = ({ search, sort, direction, page, filter }: TableQuery<'created_at' | 'name'>) =>
  queryOptions({
    queryKey: [...discountsKey, search, sort, direction, page, filter],
    queryFn: () => {
      const active = filter === 'all' ? {} : { active: filter !== 'ended' };
      return callFunction('admin-stripe', {
        action: 'getDiscounts',
        search,
        sort,
        direction,
        page,
        perPage: rowsPerPage,
        ...active,
      });
    },
    placeholderData: keepPreviousData,
  });
