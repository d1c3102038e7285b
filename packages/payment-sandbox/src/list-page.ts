import { z } from 'zod';
import { whole } from './endpoint.ts';
import { refused } from './sandbox-error.ts';

export const listShape = {
  limit: whole.min(1).max(100).default(10),
  starting_after: z.string().optional(),
  created: z
    .object({ gt: whole.optional(), gte: whole.optional(), lt: whole.optional(), lte: whole.optional() })
    .optional(),
};

interface ListParameters {
  readonly limit: number;
  readonly starting_after?: string | undefined;
  readonly created?:
    | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
    | undefined;
}

/** One page of a list that comes newest first. */
export function listPage<T extends { id: string; created: number }>(
  url: string,
  all: readonly T[],
  { limit, starting_after, created = {} }: ListParameters,
): { object: 'list'; url: string; has_more: boolean; data: T[] } {
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = created;
  const fitting = all.filter((one) => one.created > gt && one.created >= gte && one.created < lt && one.created <= lte);
  const start = starting_after === undefined ? 0 : fitting.findIndex(({ id }) => id === starting_after) + 1;
  if (starting_after !== undefined && start === 0)
    throw refused(`No such object: '${starting_after}'`, 'starting_after');
  return { object: 'list', url, has_more: fitting.length > start + limit, data: fitting.slice(start, start + limit) };
}
