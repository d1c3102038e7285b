import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';

export const ranges = [30, 90, 365] as const;
export type Range = (typeof ranges)[number];

/** The figures of the last days. */
export const overviewQuery = (days: Range) =>
  queryOptions({
    queryKey: ['admin', 'overview', days],
    queryFn: () => callFunction('admin-data', { view: 'overview', days }),
    placeholderData: keepPreviousData,
  });
