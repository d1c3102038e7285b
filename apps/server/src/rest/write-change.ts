import { writeBoundedBody } from './bounded-body.ts';
import type { Catalog, Table } from './catalog.ts';
import { RestError } from './errors.ts';
import type { Preferences } from './parse-prefer.ts';
import type { RowsToWrite } from './parse-rows.ts';
import type { ReadQuery } from './query.ts';
import { quoteIdentifier, type Scope, SqlWriter, type Statement } from './sql-writer.ts';

export type TableChange =
  | { readonly kind: 'insert'; readonly content: RowsToWrite; readonly conflictColumns: readonly string[] | undefined }
  | { readonly kind: 'update'; readonly content: RowsToWrite }
  | { readonly kind: 'delete' };

/**
 * Writes a change as one statement that returns `body` (the changed rows as JSON text, if wanted), `rows` (their
 * number) and `inserted` (how many of them are new). The selection of changed rows may embed relations.
 */
export function writeChange(
  catalog: Catalog,
  table: Table,
  change: TableChange,
  query: ReadQuery,
  preferences: Preferences,
): Statement {
  const writer = new SqlWriter(catalog);
  const scope = writer.scope(table);
  const isUpsert = change.kind === 'insert' && preferences.resolution === 'merge-duplicates';
  const isNew = isUpsert ? `(${scope.alias}.xmax = 0)` : 'true';
  const columns = [...table.columns.keys()].map((name) => `${scope.alias}.${quoteIdentifier(name)}`);
  const returning = [...(preferences.wantsRows ? columns : []), `${isNew} as pgrst_is_new`].join(', ');
  const statement = `${writeStatement(writer, scope, change, query, preferences)} returning ${returning}`;
  const counted = 'count(*)::int as rows, (count(*) filter (where pgrst_is_new))::int as inserted';
  if (!preferences.wantsRows) {
    return {
      text: `with changed as (${statement}) select null as body, ${counted} from changed`,
      values: writer.values,
    };
  }
  const items = writer.items(query.select, { table, alias: 'changed' });
  return {
    text: `with changed as (${statement}), page as (select ${items} from changed)
      select (select ${writeBoundedBody(`coalesce(json_agg(page), '[]')::text`)} from page) as body, ${counted} from changed`,
    values: writer.values,
  };
}

function writeStatement(
  writer: SqlWriter,
  scope: Scope,
  change: TableChange,
  query: ReadQuery,
  preferences: Preferences,
): string {
  const table = `"public".${quoteIdentifier(scope.table.name)}`;
  if (change.kind === 'insert') return writeInsert(writer, scope, table, change, preferences);
  const where = writer.where({ filters: query.filters, select: [] }, scope);
  if (change.kind === 'delete') return `delete from ${table} as ${scope.alias} ${where}`;
  const columns = change.content.columns.map(quoteIdentifier);
  const values = columns.map((column) => `given.${column}`).join(', ');
  const row = writer.bind(JSON.stringify(change.content.rows[0] ?? {}));
  return `update ${table} as ${scope.alias} set (${columns.join(', ')}) = (select ${values} from json_populate_record(null::${table}, ${row}::json) as given) ${where}`;
}

function writeInsert(
  writer: SqlWriter,
  scope: Scope,
  table: string,
  { content, conflictColumns }: Extract<TableChange, { kind: 'insert' }>,
  { resolution, usesDefaults }: Preferences,
): string {
  const names = content.columns.map(quoteIdentifier);
  const target = `insert into ${table} as ${scope.alias}`;
  const conflict = writeConflict(scope.table, names, conflictColumns, resolution);
  if (names.length === 0 && content.rows.length === 1) return `${target} default values ${conflict}`;
  if (names.length === 0) {
    const [first = ''] = scope.table.columns.keys();
    return `${target} (${quoteIdentifier(first)}) values ${content.rows.map(() => '(default)').join(', ')} ${conflict}`;
  }
  const columns = names.join(', ');
  if (!usesDefaults) {
    const rows = writer.bind(JSON.stringify(content.rows));
    return `${target} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${rows}::json) ${conflict}`;
  }
  const rows = content.rows.map((row) => {
    // a row of defaults only would leave its parameter without a type
    const isGiven = content.columns.some((name) => Object.hasOwn(row, name));
    const record = isGiven ? `json_populate_record(null::${table}, ${writer.bind(JSON.stringify(row))}::json)` : '';
    const values = content.columns.map((name) =>
      Object.hasOwn(row, name) ? `(${record}).${quoteIdentifier(name)}` : 'default',
    );
    return `(${values.join(', ')})`;
  });
  return `${target} (${columns}) values ${rows.join(', ')} ${conflict}`;
}

function writeConflict(
  table: Table,
  columns: readonly string[],
  given: readonly string[] | undefined,
  resolution: Preferences['resolution'],
): string {
  if (resolution === undefined) return '';
  const on = given ?? table.primaryKey;
  const stranger = on.find((name) => !table.columns.has(name));
  if (stranger !== undefined) throw new RestError(400, '42703', `column "${stranger.slice(0, 63)}" does not exist`);
  const target = on.length === 0 ? '' : `(${on.map(quoteIdentifier).join(', ')})`;
  if (resolution === 'ignore-duplicates' || columns.length === 0) return `on conflict ${target} do nothing`;
  return `on conflict ${target} do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`;
}
