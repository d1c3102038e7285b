import type { Database } from '@regelwerk/database/open-database';
import { readAs } from '@regelwerk/database/read-as';
import type { Identity } from '@regelwerk/database/with-role';
import { requireBounded } from './bounded-body.ts';
import type { Catalog } from './catalog.ts';
import { RestError } from './errors.ts';
import { findTable } from './find-table.ts';
import { largestPage } from './largest-page.ts';
import { parseRead } from './parse-read.ts';
import type { ReadQuery } from './query.ts';
import { writeRead } from './write-read.ts';

export interface Page {
  /** The rows as a JSON array. */
  readonly body: string;
  readonly rows: number;
  readonly offset: number;
  /** All rows that pass the filters, if the caller requested the count. */
  readonly total: number | undefined;
}

/** Reads a page of a table as the caller: grants and row level security decide its content. */
export async function readPage(
  deps: { readonly database: Database; readonly catalog: Catalog },
  identity: Identity,
  input: {
    readonly table: string;
    readonly parameters: URLSearchParams;
    readonly isCounted: boolean;
    readonly range?: string | undefined;
  },
): Promise<Page> {
  const table = findTable(deps.catalog, input.table);
  const query = parseRead(input.parameters);
  const asked = withRange(query, input.range);
  const limit = Math.min(asked.limit ?? largestPage, largestPage);
  const statement = writeRead(deps.catalog, table, asked, { limit, isCounted: input.isCounted });
  const [row] = await readAs<{ body: string | null; rows: number; total?: number }>(deps.database, identity, statement);
  if (row === undefined) throw new Error('a read answers one row');
  return { body: requireBounded(row.body), rows: row.rows, offset: asked.offset, total: row.total };
}

/** Applies the header `Range: 10-19` if the query string has neither limit nor offset. */
function withRange(query: ReadQuery, range: string | undefined): ReadQuery {
  const [, first, last] = /^(?:items=)?(\d{1,9})-(\d{1,9})?$/.exec(range ?? '') ?? [];
  if (first === undefined || query.limit !== undefined || query.offset > 0) return query;
  if (last === undefined) return { ...query, offset: Number(first) };
  if (Number(last) < Number(first)) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    });
  }
  return { ...query, offset: Number(first), limit: Number(last) - Number(first) + 1 };
}
