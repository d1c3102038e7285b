import { z } from 'zod';

/** What of a table an admin looks at: a page, a search, an order. Every table answers `total` beside its rows. */
export const adminPage = {
  page: z.number().int().min(1).max(1_000_000).default(1),
  perPage: z.number().int().min(1).max(100).default(25),
  search: z.string().trim().max(200).default(''),
  direction: z.enum(['asc', 'desc']).default('desc'),
};

/** The shape above with the columns that a table can be sorted by; the first is the usual one. */
export function pageSortedBy<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  return { ...adminPage, sort: z.enum(columns).default(columns[0] as never) };
}
