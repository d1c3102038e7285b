import { z } from 'zod';

/**
 * The part of a table that an admin views: page, search and sort order. Every table answers `total` beside its rows.
 */
export const adminPage = {
  page: z.number().int().min(1).max(1_000_000).default(1),
  perPage: z.number().int().min(1).max(100).default(25),
  search: z.string().trim().max(200).default(''),
  direction: z.enum(['asc', 'desc']).default('desc'),
};

/** Returns the fields of `adminPage` with a sort column; the first of `columns` is the default. */
export function pageSortedBy<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  return { ...adminPage, sort: z.enum(columns).default(columns[0] as never) };
}
