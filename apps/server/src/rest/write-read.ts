import { writeBoundedBody } from './bounded-body.ts';
import type { Catalog, Table } from './catalog.ts';
import type { ReadQuery } from './query.ts';
import { fromClause, SqlWriter, type Statement } from './sql-writer.ts';

/** Writes a read as one statement that returns `body` (the page as JSON text), `rows` (its length) and, if counted, `total`. */
export function writeRead(
  catalog: Catalog,
  table: Table,
  { select, filters, order, offset }: ReadQuery,
  options: { readonly limit: number; readonly isCounted: boolean },
): Statement {
  const writer = new SqlWriter(catalog);
  const scope = { table, alias: '"row"' };
  const items = writer.items(select, scope);
  const where = writer.where(filters, scope);
  const page = `select ${items} ${fromClause(scope)} ${where} ${writer.orderBy(order, scope)} limit ${writer.bind(options.limit)} offset ${writer.bind(offset)}`;
  const total = options.isCounted ? `, (select count(*) ${fromClause(scope)} ${where})::int as total` : '';
  return {
    text: `with page as (${page}) select ${writeBoundedBody(`coalesce(json_agg(page), '[]')::text`)}, count(*)::int as rows${total} from page`,
    values: writer.values,
  };
}
