import type { NoticeRow } from '@regelwerk/contract/admin/admin-notices';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { rowsPerPage, type TableQuery } from '../table/model.ts';
import { adminKey } from '../table/queries.ts';

const underWayMs = 2_000;

const noticesKey = [...adminKey, 'notices'] as const;

/** A page of declarations; by default the open ones, most urgent first. */
export const noticesQuery = ({ filter, ...query }: TableQuery<'due_at' | 'received_at' | 'email'>) =>
  queryOptions({
    queryKey: [...noticesKey, filter, query],
    queryFn: () =>
      callFunction('admin-notices', {
        action: 'list',
        state: filter === '' ? 'open' : 'settled',
        ...query,
        perPage: rowsPerPage,
      }),
    placeholderData: keepPreviousData,
    // an accepted declaration is processed within seconds
    refetchInterval: ({ state: { data } }) => (data?.rows.some(isUnderWay) === true ? underWayMs : false),
  });

const isUnderWay = ({ is_accepted: isAccepted, settled_at: settledAt }: NoticeRow) => isAccepted && settledAt === null;

/** The contracts that a declaration may be about; `find` looks for others. */
export const contractsQuery = (noticeId: string, find: string) =>
  queryOptions({
    queryKey: [...noticesKey, 'contracts', noticeId, find],
    queryFn: async () => (await callFunction('admin-notices', { action: 'previewRefund', noticeId, find })).orders,
    staleTime: 0,
  });
