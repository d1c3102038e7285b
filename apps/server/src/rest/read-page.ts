import type { Database } from '@regelwerk/database/open-database';
import { readAs } from '@regelwerk/database/read-as';
import type { Identity } from '@regelwerk/database/with-role';
import { requireBounded } from './bounded-body.ts';
import type { Catalog } from './catalog.ts';
import { findTable } from './find-table.ts';
import { largestPage } from './largest-page.ts';
import { parseRead } from './parse-read.ts';
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
  },
): Promise<Page> {
  const table = findTable(deps.catalog, input.table);
  const query = parseRead(input.parameters);
  const limit = Math.min(query.limit ?? largestPage, largestPage);
  const statement = writeRead(deps.catalog, table, query, { limit, isCounted: input.isCounted });
  const [row] = await readAs<{ body: string | null; rows: number; total?: number }>(deps.database, identity, statement);
  if (row === undefined) throw new Error('a read answers one row');
  return { body: requireBounded(row.body), rows: row.rows, offset: query.offset, total: row.total };
}
