import type { NoticeRow, RefundableOrder } from '@regelwerk/contract/admin-data';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { perPage, type TableQuery } from '../table/model.ts';

export const noticesKey = ['admin', 'notices'] as const;

/** A page of the declarations; the open ones, what is due first, where nothing else is asked for. */
export const noticesQuery = ({ filter, ...query }: TableQuery) =>
  queryOptions({
    queryKey: [...noticesKey, filter, query],
    queryFn: async () => {
      const state = filter === '' ? 'open' : 'settled';
      const body = { view: 'notices', state, ...query, perPage };
      const answer = await callFunction<{ rows: readonly NoticeRow[]; total: number }>('admin-data', body);
      if (answer === null) throw new Error('no answer');
      return answer;
    },
    placeholderData: keepPreviousData,
  });

export const refundQuery = (noticeId: string) =>
  queryOptions({
    queryKey: [...noticesKey, 'refund', noticeId],
    queryFn: async () => {
      const answer = await callFunction<{ orders: readonly RefundableOrder[] }>('admin-data', {
        view: 'refundPreview',
        noticeId,
      });
      return answer?.orders ?? [];
    },
    staleTime: 0,
  });
