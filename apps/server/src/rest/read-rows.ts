import type { Database } from '@regelwerk/database/open-database';
import { type Identity, withRole } from '@regelwerk/database/with-role';
import { CompiledQuery } from 'kysely';
import type { Catalogue } from './catalogue.ts';
import { RestError } from './errors.ts';
import { parseRead } from './parse-read.ts';
import { writeRead } from './write-read.ts';

export interface Page {
  /** The rows as a JSON array. */
  readonly body: string;
  readonly rows: number;
  readonly offset: number;
  /** All rows the filters leave, when the caller asked for the count. */
  readonly total: number | undefined;
}

const largestPage = 1000;

/** Reads a page of a table as the caller: grants and row level security decide what it holds. */
export async function readRows(
  deps: { readonly database: Database; readonly catalogue: Catalogue },
  identity: Identity,
  input: { readonly table: string; readonly parameters: URLSearchParams; readonly isCounted: boolean },
): Promise<Page> {
  const table = deps.catalogue.tables.get(input.table);
  if (table === undefined) {
    throw new RestError(404, 'PGRST205', `Could not find the table 'public.${input.table}' in the schema cache`);
  }
  const query = parseRead(input.parameters);
  const limit = Math.min(query.limit ?? largestPage, largestPage);
  const { text, values } = writeRead(table, query, { limit, isCounted: input.isCounted });
  const result = await withRole(deps.database, identity, (transaction) =>
    transaction.executeQuery<{ body: string; rows: number; total?: number }>(CompiledQuery.raw(text, [...values])),
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error('a read answers one row');
  return { body: row.body, rows: row.rows, offset: query.offset, total: row.total };
}
