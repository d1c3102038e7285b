import type { Database } from '@regelwerk/database/open-database';

export interface Table {
  readonly name: string;
  /** Column names with their Postgres types as `format_type` writes them. */
  readonly columns: ReadonlyMap<string, string>;
}

/** The tables the data surface may name: every identifier in its SQL comes from here. */
export interface Catalogue {
  readonly tables: ReadonlyMap<string, Table>;
}

/** Reads tables and columns of the exposed schema `public`; done once, after migrations. */
export async function readCatalogue(database: Database): Promise<Catalogue> {
  const { rows } = await database.pool.query<{ table: string; column: string; type: string }>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    order by c.relname, a.attnum`);
  const tables = new Map<string, { name: string; columns: Map<string, string> }>();
  for (const { table, column, type } of rows) {
    const entry = tables.get(table) ?? { name: table, columns: new Map<string, string>() };
    entry.columns.set(column, type);
    tables.set(table, entry);
  }
  return { tables };
}
