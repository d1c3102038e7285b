import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';

/** What a text names among orders, people, products and declarations. */
export const searchQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'search', search],
    queryFn: async () => (await callFunction('admin-search', { search })).found,
    placeholderData: keepPreviousData,
  });
