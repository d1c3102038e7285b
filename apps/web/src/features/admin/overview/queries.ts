import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import { adminKey } from '../table/queries.ts';

export const overviewRanges = [30, 90, 365] as const;
export type OverviewRange = (typeof overviewRanges)[number];

/** The figures of the last days. */
export const overviewQuery = (days: OverviewRange) =>
  queryOptions({
    queryKey: [...adminKey, 'overview', days],
    queryFn: () => callFunction('admin-data', { action: 'overview', days }),
    placeholderData: keepPreviousData,
  });
