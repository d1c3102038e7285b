import type { Database } from '@regelwerk/database/open-database';
import { type Identity, withRole } from '@regelwerk/database/with-role';
import { CompiledQuery } from 'kysely';
import { requireBounded, writeBoundedBody } from './bounded-body.ts';
import type { Catalog, RpcFunction } from './catalog.ts';
import { notOneObject } from './change-rows.ts';
import { RestError } from './errors.ts';
import { largestPage } from './largest-page.ts';
import type { Arguments } from './parse-arguments.ts';
import { quoteIdentifier, SqlWriter } from './sql-writer.ts';

/** The answer of a function: JSON text with its number of rows, or nothing for a void function. */
export interface FunctionAnswer {
  readonly body: string | null;
  readonly rows: number;
  /** True if the answer is an array of rows, which may be requested as one object. */
  readonly isSet: boolean;
}

/** Calls a function of the exposed schema as the caller, with named arguments. */
export async function callFunction(
  { database, catalog }: { readonly database: Database; readonly catalog: Catalog },
  identity: Identity,
  input: {
    readonly name: string;
    readonly given: Arguments;
    readonly wantsObject: boolean;
  },
): Promise<FunctionAnswer> {
  const called = findFunction(catalog, input.name, Object.keys(input.given));
  const isSet = called.returns === 'rows' || called.returns === 'values';
  const writer = new SqlWriter(catalog);
  const text = writeCall(writer, called, input.given);
  return withRole(database, identity, async (transaction) => {
    const result = await transaction.executeQuery<{ body: string | null; rows: number }>(
      CompiledQuery.raw(text, [...writer.values]),
    );
    const { body, rows } = result.rows[0] ?? { body: null, rows: 0 };
    if (isSet && input.wantsObject && rows !== 1) throw notOneObject(rows);
    if (isSet) requireBounded(body);
    return { body: called.returns === 'nothing' ? null : (body ?? 'null'), rows, isSet };
  });
}

/** Returns the function that takes exactly these arguments, apart from optional ones. */
function findFunction(catalog: Catalog, name: string, given: readonly string[]): RpcFunction {
  const fits = catalog.functions.filter(
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

function writeCall(writer: SqlWriter, called: RpcFunction, given: Arguments): string {
  const values = called.arguments
    .filter(({ name }) => Object.hasOwn(given, name))
    .map(({ name, type }) => `${quoteIdentifier(name)} := ${writeArgument(writer, given[name], type)}`);
  const call = `"public".${quoteIdentifier(called.name)}(${values.join(', ')})`;
  if (called.returns !== 'rows' && called.returns !== 'values')
    return `select to_json(answer)::text as body, 1 as rows from ${call} as answer`;
  const [alias, item] = called.returns === 'values' ? ['answer (value)', 'page.value'] : ['answer', 'page'];
  return `with page as (select * from ${call} as ${alias} limit ${largestPage})
    select ${writeBoundedBody(`coalesce(json_agg(${item}), '[]')::text`)}, count(*)::int as rows from page`;
}

/** JSON arrays for array types and objects for json types are passed as json; everything else as text. */
function writeArgument(writer: SqlWriter, value: unknown, type: string): string {
  if (value === null) return `null::${type}`;
  if (type.endsWith('[]') && Array.isArray(value)) {
    const element = type.slice(0, -2);
    return `(select coalesce(array_agg(element::${element}), '{}') from json_array_elements_text(${writer.bind(JSON.stringify(value))}::json) as element)`;
  }
  const isJson = type === 'json' || type === 'jsonb';
  return `${writer.bind(isJson || typeof value === 'object' ? JSON.stringify(value) : String(value))}::${type}`;
}
