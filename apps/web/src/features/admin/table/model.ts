/** The state of a table (page, search, filter, order), kept in the address. */
export interface TableQuery<Sort extends string = string, Filter extends string = string> {
  readonly search: string;
  readonly sort: Sort;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  /** One of the table's own filter values, or empty for all. */
  readonly filter: Filter | '';
}

/** The possible sort orders and filters of a table; the first order is the default. */
export interface TableShape<Sort extends string = string, Filter extends string = string> {
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly filters?: readonly Filter[];
  /** The direction of the first order; descending by default. */
  readonly direction?: 'asc' | 'desc';
}

export const rowsPerPage = 25;

/** Reads a query from the address; ignores invalid values. */
export function readTableQuery<Sort extends string, Filter extends string>(
  search: Readonly<Record<string, unknown>>,
  { sorts, filters = [], direction = 'desc' }: TableShape<Sort, Filter>,
): TableQuery<Sort, Filter> {
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

/** The parameters that a table keeps in the address; all others belong to the page. */
export const tableParameters = ['search', 'sort', 'dir', 'page', 'filter'] as const;

/** Writes a query for the address, without default values. Numbers stay unquoted in the URL. */
export function writeTableQuery(
  query: TableQuery,
  { sorts, direction = 'desc' }: TableShape,
): Partial<Record<(typeof tableParameters)[number], string | number>> {
  const entries: [string, string][] = [
    ['search', query.search],
    ['sort', query.sort === sorts[0] ? '' : query.sort],
    ['dir', query.direction === direction ? '' : query.direction],
    ['page', query.page === 1 ? '' : String(query.page)],
    ['filter', query.filter],
  ];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === '' ? [] : [[name, isBareNumber(value) ? Number(value) : value]])),
  );
}

const isBareNumber = (text: string) => /^(?:0|[1-9]\d{0,14})$/.test(text);

/** Returns the query sorted by a column; a second press reverses the order. */
export function sortedBy<Sort extends string, Filter extends string>(
  query: TableQuery<Sort, Filter>,
  sort: Sort,
): TableQuery<Sort, Filter> {
  const direction = query.sort === sort && query.direction === 'asc' ? 'desc' : 'asc';
  return { ...query, sort, direction, page: 1 };
}

/** Returns the number of pages of a table, at least one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / rowsPerPage));
}
