import type { Database } from '@regelwerk/database/open-database';
import { type Identity, withRole } from '@regelwerk/database/with-role';
import { CompiledQuery, sql } from 'kysely';
import type { Catalogue, RpcFunction, Table } from './catalogue.ts';
import { notOneObject } from './change-rows.ts';
import { RestError } from './errors.ts';
import { parseRead } from './parse-read.ts';
import { quote, SqlWriter } from './sql-writer.ts';

/** What a function answered: JSON text with the number of its rows, or nothing for a function of type void. */
export interface Answer {
  readonly body: string | null;
  readonly rows: number;
  /** True where the answer is an array of rows, which may be asked for as one object. */
  readonly isSet: boolean;
}

/**
 * Calls a function of the exposed schema as the caller, by the names of its arguments. Sets take filters, selection
 * and order from the query string. A call by GET runs read-only.
 */
export async function callFunction(
  deps: { readonly database: Database; readonly catalogue: Catalogue },
  identity: Identity,
  input: {
    readonly name: string;
    readonly given: Readonly<Record<string, unknown>>;
    readonly parameters: URLSearchParams;
    readonly isReadOnly: boolean;
    readonly wantsObject: boolean;
  },
): Promise<Answer> {
  const called = findFunction(deps.catalogue, input.name, Object.keys(input.given));
  const writer = new SqlWriter(deps.catalogue);
  const text = writeCall(writer, called, input.given, input.parameters);
  return withRole(deps.database, identity, async (transaction) => {
    if (input.isReadOnly) await sql`set transaction read only`.execute(transaction);
    const result = await transaction.executeQuery<{ body: string | null; rows: number }>(
      CompiledQuery.raw(text, [...writer.values]),
    );
    const { body, rows } = result.rows[0] ?? { body: null, rows: 0 };
    const isSet = called.returns === 'rows' || called.returns === 'values';
    if (isSet && input.wantsObject && rows !== 1) throw notOneObject(rows);
    return { body: called.returns === 'nothing' ? null : (body ?? 'null'), rows, isSet };
  });
}

/** Finds the function that takes exactly these arguments, apart from optional ones. */
function findFunction(catalogue: Catalogue, name: string, given: readonly string[]): RpcFunction {
  const fits = catalogue.functions.filter(
    (one) =>
      one.name === name &&
      given.every((argument) => one.arguments.some((known) => known.name === argument)) &&
      one.arguments.every((known) => known.isOptional || given.includes(known.name)),
  );
  const [found] = fits;
  const signature = `public.${name.slice(0, 63)}(${given.join(', ').slice(0, 200)})`;
  if (found === undefined)
    throw new RestError(404, 'PGRST202', `Could not find the function ${signature} in the schema cache`);
  if (fits.length > 1)
    throw new RestError(300, 'PGRST203', `Could not choose the best candidate function for ${signature}`);
  return found;
}

function writeCall(
  writer: SqlWriter,
  called: RpcFunction,
  given: Readonly<Record<string, unknown>>,
  parameters: URLSearchParams,
): string {
  const values = called.arguments
    .filter(({ name }) => Object.hasOwn(given, name))
    .map(({ name, type }) => `${quote(name)} := ${writeArgument(writer, given[name], type)}`);
  const call = `"public".${quote(called.name)}(${values.join(', ')})`;
  if (called.returns === 'values') {
    return `select coalesce(json_agg(answer), '[]')::text as body, count(*)::int as rows from ${call} as answer`;
  }
  if (called.returns !== 'rows') return `select to_json(answer)::text as body, 1 as rows from ${call} as answer`;
  const query = parseRead(parameters);
  const scope = { table: called.shape ?? emptyTable, alias: 'answer' };
  const where = writer.where(query, scope);
  const limit = query.limit === undefined ? '' : `limit ${writer.bind(query.limit)}`;
  const page = `select ${writer.items(query.select, scope)} from ${call} as answer ${where} ${writer.orderBy(query.order, scope)} ${limit} offset ${writer.bind(query.offset)}`;
  return `with page as (${page}) select coalesce(json_agg(page), '[]')::text as body, count(*)::int as rows from page`;
}

/** JSON arrays for array types, and objects for json, go through json; everything else is the text of the value. */
function writeArgument(writer: SqlWriter, value: unknown, type: string): string {
  if (value === null) return `null::${type}`;
  if (type.endsWith('[]') && Array.isArray(value)) {
    const element = type.slice(0, -2);
    return `(select coalesce(array_agg(element::${element}), '{}') from json_array_elements_text(${writer.bind(JSON.stringify(value))}::json) as element)`;
  }
  const isJson = type === 'json' || type === 'jsonb';
  return `${writer.bind(isJson || typeof value === 'object' ? JSON.stringify(value) : String(value))}::${type}`;
}

const emptyTable: Table = { name: 'answer', columns: new Map(), primaryKey: [] };
