import { z } from 'zod';
import { integerParameter } from './endpoint.ts';
import { refusedParameter } from './sandbox-error.ts';

/** The paging parameters of every list. */
export const listShape = {
  limit: integerParameter.min(1).max(100).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: z
    .object({
      gt: integerParameter.optional(),
      gte: integerParameter.optional(),
      lt: integerParameter.optional(),
      lte: integerParameter.optional(),
    })
    .optional(),
};

interface ListParameters {
  readonly limit: number;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
  readonly created?:
    | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
    | undefined;
}

/** Returns one page of a list, newest first. */
export function listPage<T extends { id: string; created: number }>(
  url: string,
  all: readonly T[],
  { limit, starting_after: after, ending_before: before, created = {} }: ListParameters,
): { object: 'list'; url: string; has_more: boolean; data: T[] } {
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = created;
  const fitting = all.filter((one) => one.created > gt && one.created >= gte && one.created < lt && one.created <= lte);
  const place = (cursor: string, param: string) => {
    const index = fitting.findIndex(({ id }) => id === cursor);
    if (index === -1) throw refusedParameter(`No such object: '${cursor}'`, param);
    return index;
  };
  if (before !== undefined) {
    const end = place(before, 'ending_before');
    return { object: 'list', url, has_more: end > limit, data: fitting.slice(Math.max(0, end - limit), end) };
  }
  const start = after === undefined ? 0 : place(after, 'starting_after') + 1;
  return { object: 'list', url, has_more: fitting.length > start + limit, data: fitting.slice(start, start + limit) };
}
