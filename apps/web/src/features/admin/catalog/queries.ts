import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { rowsPerPage, type TableQuery } from '../table/model.ts';
import { adminKey } from '../table/queries.ts';

const productsKey = [...adminKey, 'products'] as const;

/** A page of the catalog. */
export const productsQuery = ({
  search,
  sort,
  direction,
  page,
  filter,
}: TableQuery<'created_at' | 'name' | 'active'>) =>
  queryOptions({
    queryKey: [...productsKey, search, sort, direction, page, filter],
    queryFn: () =>
      callFunction('admin-stripe', {
        action: 'getProducts',
        search,
        sort,
        direction,
        page,
        perPage: rowsPerPage,
        ...(filter === '' ? {} : { active: filter === 'active' }),
      }),
    placeholderData: keepPreviousData,
  });

/** A few products whose name matches, for a selection. */
export const choiceQuery = (search: string) =>
  queryOptions({
    queryKey: [...productsKey, 'choice', search],
    queryFn: () =>
      callFunction('admin-stripe', {
        action: 'getProducts',
        search,
        active: true,
        sort: 'name',
        direction: 'asc',
        perPage: 50,
      }),
    placeholderData: keepPreviousData,
  });
