import type { AdminProduct } from '@regelwerk/contract/admin-stripe';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { perPage, type TableQuery } from '../table/model.ts';

export const productsKey = ['admin', 'products'] as const;

interface Products {
  readonly products: readonly AdminProduct[];
  readonly total: number;
}

async function readProducts(more: object): Promise<Products> {
  const answer = await callFunction<Products>('admin-stripe', { action: 'getProducts', ...more });
  return answer ?? { products: [], total: 0 };
}

/** A page of the catalog. */
export const productsQuery = ({ search, sort, direction, page, filter }: TableQuery) =>
  queryOptions({
    queryKey: [...productsKey, search, sort, direction, page, filter],
    queryFn: () =>
      readProducts({
        search,
        sort,
        direction,
        page,
        perPage,
        ...(filter === '' ? {} : { active: filter === 'active' }),
      }),
    placeholderData: keepPreviousData,
  });

/** A few products whose name matches, for a selection. */
export const choiceQuery = (search: string) =>
  queryOptions({
    queryKey: [...productsKey, 'choice', search],
    queryFn: () => readProducts({ search, active: true, sort: 'name', direction: 'asc', perPage: 50 }),
    placeholderData: keepPreviousData,
  });
