import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { adminKey } from '../table/queries.ts';

/** The orders, people, products and declarations that a text names. */
export const searchQuery = (search: string) =>
  queryOptions({
    queryKey: [...adminKey, 'search', search],
    queryFn: async () => (await callFunction('admin-search', { search })).found,
    placeholderData: keepPreviousData,
  });
