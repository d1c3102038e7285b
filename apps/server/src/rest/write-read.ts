import { writeBoundedBody } from './bounded-body.ts';
import type { Catalog, Table } from './catalog.ts';
import type { ReadQuery } from './query.ts';
import { fromClause, SqlWriter, type Statement } from './sql-writer.ts';

/** Writes a read as one statement that returns `body` (the page as JSON text), `rows` (its length) and, if counted, `total`. */
export function writeRead(
  catalog: Catalog,
  table: Table,
  query: ReadQuery,
  options: { readonly limit: number; readonly isCounted: boolean },
): Statement {
  const writer = new SqlWriter(catalog);
  const scope = writer.scope(table);
  const items = writer.items(query.select, scope);
  const where = writer.where(query, scope);
  const page = `select ${items} ${fromClause(scope)} ${where} ${writer.orderBy(query.order, scope)} limit ${writer.bind(options.limit)} offset ${writer.bind(query.offset)}`;
  const total = options.isCounted ? `, (select count(*) ${fromClause(scope)} ${where})::int as total` : '';
  return {
    text: `with page as (${page}) select ${writeBoundedBody(`coalesce(json_agg(page), '[]')::text`)}, count(*)::int as rows${total} from page`,
    values: writer.values,
  };
}
