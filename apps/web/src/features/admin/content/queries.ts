import type { textStates } from '@regelwerk/contract/admin/admin-content';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { rowsPerPage, type TableQuery } from '../table/model.ts';
import { adminKey } from '../table/queries.ts';

type TextState = (typeof textStates)[number];

const contentKey = [...adminKey, 'content'] as const;

export const modelsQuery = queryOptions({
  queryKey: [...contentKey, 'models'],
  queryFn: async () => (await callFunction('admin-content', { action: 'getModels' })).models,
});

/** A page of the texts of the app, and all places where texts appear; `place` is empty for all. */
export const textsQuery = ({ search, page, filter }: TableQuery<string, TextState>, place: string) =>
  queryOptions({
    queryKey: [...contentKey, 'texts', search, page, filter, place],
    queryFn: () =>
      callFunction('admin-content', {
        action: 'getTranslations',
        search,
        page,
        perPage: rowsPerPage,
        ...(filter === '' ? {} : { state: filter }),
        ...(place === '' ? {} : { place }),
      }),
    placeholderData: keepPreviousData,
  });
