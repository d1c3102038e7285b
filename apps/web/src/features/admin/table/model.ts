/** What of a table is shown, kept in the address. */
export interface TableQuery {
  readonly search: string;
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  /** One of the table's own filter values, or empty for all. */
  readonly filter: string;
}

/** What a table can be sorted and filtered by; the first order is the usual one. */
export interface TableShape {
  readonly sorts: readonly [string, ...string[]];
  readonly filters?: readonly string[];
  /** Where the first order begins; downwards where not said. */
  readonly direction?: 'asc' | 'desc';
}

export const perPage = 25;

/** Reads a query from the address; what is not understood is as if it were not there. */
export function readTable(
  search: Readonly<Record<string, unknown>>,
  { sorts, filters = [], direction = 'desc' }: TableShape,
): TableQuery {
  const page = Number(search.page);
  const text = search.search;
  return {
    search: typeof text === 'string' || typeof text === 'number' ? String(text).slice(0, 200) : '',
    sort: sorts.find((sort) => sort === search.sort) ?? sorts[0],
    direction: search.dir === 'asc' || search.dir === 'desc' ? search.dir : direction,
    page: Number.isInteger(page) && page > 1 ? page : 1,
    filter: filters.find((filter) => filter === search.filter) ?? '',
  };
}

/** Writes a query for the address, without what is as usual. */
export function writeTable(query: TableQuery, { sorts, direction = 'desc' }: TableShape): Record<string, string> {
  const entries: [string, string][] = [
    ['search', query.search],
    ['sort', query.sort === sorts[0] ? '' : query.sort],
    ['dir', query.direction === direction ? '' : query.direction],
    ['page', query.page === 1 ? '' : String(query.page)],
    ['filter', query.filter],
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** The same query with another column: pressed again it turns round. */
export function sortedBy(query: TableQuery, sort: string): TableQuery {
  const direction = query.sort === sort && query.direction === 'asc' ? 'desc' : 'asc';
  return { ...query, sort, direction, page: 1 };
}

/** How many pages a table has, at least one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}
