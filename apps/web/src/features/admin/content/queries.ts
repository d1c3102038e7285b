import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { rowsPerPage, type TableQuery } from '../table/model.ts';

export const contentKey = ['admin', 'content'] as const;

export const modelsQuery = queryOptions({
  queryKey: [...contentKey, 'models'],
  queryFn: async () => (await callFunction('admin-content', { action: 'getModels' })).models,
});

export const textsQuery = ({ search, page }: Pick<TableQuery, 'search' | 'page'>) =>
  queryOptions({
    queryKey: [...contentKey, 'texts', search, page],
    queryFn: () => callFunction('admin-content', { action: 'getTranslations', search, page, perPage: rowsPerPage }),
    placeholderData: keepPreviousData,
  });
