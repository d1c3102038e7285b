import type { Overview } from '@regelwerk/contract/admin-data';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';

export const ranges = [30, 90, 365] as const;
export type Range = (typeof ranges)[number];

/** The figures of the last days. */
export const overviewQuery = (days: Range) =>
  queryOptions({
    queryKey: ['admin', 'overview', days],
    queryFn: async () => {
      const answer = await callFunction<Overview>('admin-data', { view: 'overview', days });
      if (answer === null) throw new Error('no answer');
      return answer;
    },
    placeholderData: keepPreviousData,
  });
