import { sql, type Transaction } from 'kysely';
import type { PoolClient } from 'pg';
import type { Schema } from './schema.ts';

/** The columns and functions of the product's schemas, on which the statements of a version rely. */
export interface Surface {
  readonly columns: readonly {
    /** Schema and table. */
    readonly table: string;
    readonly name: string;
    readonly type: string;
    /** Whether an insert must name it. */
    readonly isRequired: boolean;
  }[];
  readonly functions: readonly {
    readonly name: string;
    readonly result: string;
    readonly types: readonly string[];
    readonly names: readonly string[];
    /** How many of its last arguments have a default. */
    readonly defaults: number;
  }[];
}

const statement = `
  select
    (select jsonb_agg(jsonb_build_object(
       'table', n.nspname || '.' || c.relname, 'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
       'isRequired', a.attnotnull and not a.atthasdef and a.attidentity = ''))
     from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
       join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('auth', 'private', 'public') and c.relkind in ('r', 'p', 'v') and a.attnum > 0
       and not a.attisdropped) as columns,
    (select jsonb_agg(jsonb_build_object(
       'name', n.nspname || '.' || p.proname, 'result', pg_get_function_result(p.oid), 'defaults', p.pronargdefaults,
       'types', (select coalesce(jsonb_agg(format_type(type, null) order by place), '[]')
          from unnest(p.proargtypes) with ordinality as given (type, place)),
       'names', coalesce(to_jsonb(p.proargnames[1:p.pronargs]), '[]')))
     from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('auth', 'private', 'public') and p.prorettype <> 'trigger'::regtype) as functions`;

/** Reads the surface of a database that was just brought to this version. */
export async function readSurface(client: PoolClient): Promise<Surface> {
  const { rows } = await client.query<Surface>(statement);
  return rows[0] ?? { columns: [], functions: [] };
}

/**
 * Returns whether another version has left everything in place that `own` relies on: each column with its type, no new
 * column that inserts must name, and each function, which may have gained arguments with defaults.
 */
export async function stillHas(transaction: Transaction<Schema>, own: Surface): Promise<boolean> {
  const { rows } = await sql.raw<Surface>(statement).execute(transaction);
  const present = rows[0] ?? { columns: [], functions: [] };
  const keyOf = ({ table, name, type }: Surface['columns'][number]) => `${table}.${name} ${type}`;
  const columns = new Set(present.columns.map(keyOf));
  const [known, tables] = [new Set(own.columns.map(keyOf)), new Set(own.columns.map(({ table }) => table))];
  return (
    own.columns.every((column) => columns.has(keyOf(column))) &&
    present.columns.every((one) => !one.isRequired || !tables.has(one.table) || known.has(keyOf(one))) &&
    own.functions.every((called) => present.functions.some((one) => answersLike(one, called)))
  );
}

function answersLike(one: Surface['functions'][number], called: Surface['functions'][number]): boolean {
  const isPrefix = (short: readonly string[], long: readonly string[]) => short.every((part, at) => long[at] === part);
  const required = ({ types, defaults }: Surface['functions'][number]) => types.length - defaults;
  return (
    one.name === called.name &&
    one.result === called.result &&
    isPrefix(called.types, one.types) &&
    isPrefix(called.names, one.names) &&
    required(one) <= required(called)
  );
}
