import type pg from 'pg';
import { columnReads } from './column-reads.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly is_nullable: boolean;
  readonly has_default: boolean;
  /** The values of a text column that a check constraint lists. */
  readonly choices: readonly string[] | null;
  readonly json_type: string | null;
}

/** Returns the types of all tables of a migrated database, as the unformatted text of `schema.ts`. */
export async function schemaText(pool: pg.Pool, migrations: string): Promise<string> {
  const { rows } = await pool.query<Column>(columnsQuery);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const bodies = [...tables].map(([table, columns]) => `'${table}': {\n${columns.map(property).join('')}};\n`);
  return `${header(migrations)}
export interface Schema {
${bodies.join('')}}
`;
}

/** Returns the line of `schema.ts` that names the migrations it was written from. */
export function originLine(migrations: string): string {
  return `// Written by \`npm run schema\` from migrations ${migrations}.`;
}

function header(migrations: string): string {
  return `${originLine(migrations)}
import type { ColumnType, Generated } from 'kysely';
import type { AuthenticationMethod } from './column-types.ts';

type Moment = ColumnType<Date, Date, Date>;
type Timestamp = ColumnType<Date, Date | undefined, Date>;
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Read as a value, written as its text. */
type Json<Value> = ColumnType<Value, string, string>;
type DefaultJson<Value> = ColumnType<Value, string | undefined, string>;
type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** The tables of the database. */`;
}

function property(column: Column): string {
  return `${column.name}: ${typeOf(column)};\n`;
}

function typeOf({ table, name, type, is_nullable, has_default, choices, json_type }: Column): string {
  const required = (withDefault: string, without: string) => (has_default ? withDefault : without);
  if (type === 'timestamp with time zone') return is_nullable ? 'NullableTimestamp' : required('Timestamp', 'Moment');
  if (type === 'json' || type === 'jsonb') {
    const value =
      columnReads[`${table}.${name}`] ?? (json_type === 'object' ? 'Readonly<Record<string, unknown>>' : 'unknown');
    return `${is_nullable ? 'NullableJson' : required('DefaultJson', 'Json')}<${value}>`;
  }
  const plain = choices === null ? scalar(type) : choices.map((one) => `'${one}'`).join(' | ');
  const value = is_nullable ? `${plain} | null` : plain;
  return has_default && !is_nullable ? `Generated<${value}>` : value;
}

function scalar(type: string): string {
  const known = scalars[type];
  if (known === undefined) throw new Error(`The type ${type} has no counterpart in tools/schema/schema-text.ts.`);
  return known;
}

/** The TypeScript type that the driver returns for each Postgres type. */
const scalars: Readonly<Record<string, string>> = {
  bigint: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  integer: 'number',
  'numeric(5,2)': 'string',
  text: 'string',
  'text[]': 'string[]',
  uuid: 'string',
};

const columnsQuery = `
  select format('%s.%s', nspname, relname) as table, attname as name, format_type(atttypid, atttypmod) as type,
    not attnotnull as is_nullable, atthasdef or attidentity <> '' as has_default,
    (select array_agg(choice[1] order by ordinality) from pg_constraint,
        lateral regexp_matches(pg_get_constraintdef(pg_constraint.oid), '''([^'']*)''::text', 'g') with ordinality as found (choice, ordinality)
      where conrelid = c.oid and contype = 'c' and conkey = array[attnum]
        and pg_get_constraintdef(pg_constraint.oid) ~ '^CHECK \\(\\("?\\w+"? = ANY \\(ARRAY\\[') as choices,
    (select substring(pg_get_constraintdef(pg_constraint.oid) from 'jsonb_typeof\\(\\w+\\) = ''(\\w+)''') from pg_constraint
      where conrelid = c.oid and contype = 'c' and conkey = array[attnum] limit 1) as json_type
  from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
  where nspname in ('public', 'auth', 'private') and relkind = 'r' and attnum > 0 and not attisdropped
  order by nspname, relname, attnum`;
