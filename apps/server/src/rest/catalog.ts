import type { Database } from '@regelwerk/database/open-database';

export interface Table {
  readonly name: string;
  /** Column names with their Postgres types, such as `timestamptz` and `_text`. */
  readonly columns: ReadonlyMap<string, string>;
  readonly primaryKey: readonly string[];
}

/** A foreign key between two exposed tables; unique means that at most one row points to the same target. */
export interface ForeignKey {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly target: string;
  readonly targetColumns: readonly string[];
  readonly isUnique: boolean;
}

/** A function of the exposed schema; `table` has the shape of its rows, if it returns a table's rows. */
export interface RpcFunction {
  readonly name: string;
  readonly arguments: readonly { readonly name: string; readonly type: string; readonly isOptional: boolean }[];
  readonly returns: 'nothing' | 'value' | 'row' | 'rows' | 'values';
  readonly shape: Table | undefined;
}

/** The names that the REST API accepts: every identifier in its SQL comes from here. */
export interface Catalog {
  readonly tables: ReadonlyMap<string, Table>;
  readonly foreignKeys: readonly ForeignKey[];
  readonly functions: readonly RpcFunction[];
}

/** Reads the exposed schema `public`, once after migrations. */
export async function readCatalog(database: Database): Promise<Catalog> {
  const tables = await readTables(database);
  return { tables, foreignKeys: await readForeignKeys(database), functions: await readFunctions(database, tables) };
}

async function readTables(database: Database): Promise<Map<string, Table>> {
  const { rows } = await database.pool.query<{ table: string; columns: [string, string][]; key: string[] | null }>(`
    select c.relname as table,
      json_agg(json_build_array(a.attname, t.typname) order by a.attnum) as columns,
      (select array_agg(k.attname::text order by k.attnum) from pg_catalog.pg_index i
       join pg_catalog.pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey)
       where i.indrelid = c.oid and i.indisprimary) as key
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_catalog.pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    group by c.oid, c.relname`);
  return new Map(
    rows.map(({ table, columns, key }) => [table, { name: table, columns: new Map(columns), primaryKey: key ?? [] }]),
  );
}

async function readForeignKeys(database: Database): Promise<ForeignKey[]> {
  const names = (relation: string, numbers: string) =>
    `(select array_agg(a.attname::text order by n.place) from unnest(${numbers}) with ordinality as n (number, place)
      join pg_catalog.pg_attribute a on a.attrelid = ${relation} and a.attnum = n.number)`;
  const { rows } = await database.pool.query<ForeignKey>(`
    select k.conname as name, t.relname as table, ${names('k.conrelid', 'k.conkey')} as columns,
      f.relname as target, ${names('k.confrelid', 'k.confkey')} as "targetColumns",
      exists (
        select from pg_catalog.pg_index i
        where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
          and (select array_agg(number order by number) from unnest(i.indkey::int2[]) as number)
            = (select array_agg(number order by number) from unnest(k.conkey) as number)
      ) as "isUnique"
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class t on t.oid = k.conrelid and t.relnamespace = 'public'::regnamespace
    join pg_catalog.pg_class f on f.oid = k.confrelid and f.relnamespace = 'public'::regnamespace
    where k.contype = 'f'
    order by k.conname`);
  return rows;
}

async function readFunctions(database: Database, tables: ReadonlyMap<string, Table>): Promise<RpcFunction[]> {
  const { rows } = await database.pool.query<{
    name: string;
    names: string[];
    types: string[];
    modes: string[];
    defaults: number;
    isSet: boolean;
    kind: string;
    relation: string | null;
    isVoid: boolean;
  }>(`
    select p.proname as name,
      coalesce(p.proargnames, '{}')::text[] as names,
      (select array_agg(format_type(t.type, null) order by t.place)
       from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as t (type, place)) as types,
      coalesce(p.proargmodes::text[], array_fill('i'::text, array[p.pronargs::int])) as modes,
      p.pronargdefaults::int as defaults, p.proretset as "isSet", r.typtype as kind, c.relname as relation,
      p.prorettype = 'void'::regtype as "isVoid"
    from pg_catalog.pg_proc p
    join pg_catalog.pg_type r on r.oid = p.prorettype
    left join pg_catalog.pg_class c on c.oid = r.typrelid and c.relnamespace = 'public'::regnamespace
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype`);
  return rows.map(({ name, names, types, modes, defaults, isSet, kind, relation, isVoid }) => {
    const all = (types ?? []).map((type, index) => ({ name: names[index] ?? '', type, mode: modes[index] ?? 'i' }));
    const inputs = all.filter(({ mode }) => mode === 'i' || mode === 'b');
    const outputs = all.filter(({ mode }) => mode === 't' || mode === 'o');
    const isRow = kind === 'c' || outputs.length > 1 || modes.includes('t');
    const columns = new Map(outputs.map((output) => [output.name, output.type]));
    const shape = relation === null ? { name, columns, primaryKey: [] } : tables.get(relation);
    return {
      name,
      arguments: inputs.map((one, index) => ({
        name: one.name,
        type: one.type,
        isOptional: index >= inputs.length - defaults,
      })),
      returns: isVoid ? 'nothing' : resultOf(isSet, isRow),
      shape: isRow ? shape : undefined,
    };
  });
}

function resultOf(isSet: boolean, isRow: boolean): RpcFunction['returns'] {
  if (isSet) return isRow ? 'rows' : 'values';
  return isRow ? 'row' : 'value';
}
