import type { ContentModel, ContentText } from '@regelwerk/contract/admin-content';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { perPage, type TableQuery } from '../table/model.ts';

export const contentKey = ['admin', 'content'] as const;

export const modelsQuery = queryOptions({
  queryKey: [...contentKey, 'models'],
  queryFn: async () => {
    const answer = await callFunction<{ models: readonly ContentModel[] }>('admin-content', { action: 'getModels' });
    return answer?.models ?? [];
  },
});

export const textsQuery = ({ search, page }: TableQuery) =>
  queryOptions({
    queryKey: [...contentKey, 'texts', search, page],
    queryFn: async () => {
      const body = { action: 'getTranslations', search, page, perPage };
      const answer = await callFunction<{ rows: readonly ContentText[]; total: number }>('admin-content', body);
      return answer ?? { rows: [], total: 0 };
    },
    placeholderData: keepPreviousData,
  });
