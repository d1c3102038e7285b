import type { Database } from '@regelwerk/database/open-database';
import { type Identity, withRole } from '@regelwerk/database/with-role';
import { CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import { requireBounded, writeBoundedBody } from './bounded-body.ts';
import type { Catalog, RpcFunction, Table } from './catalog.ts';
import { notOneObject } from './change-rows.ts';
import { RestError } from './errors.ts';
import { largestPage } from './largest-page.ts';
import type { Preferences } from './parse-prefer.ts';
import { parseRead } from './parse-read.ts';
import type { ReadQuery } from './query.ts';
import { requireFewAffected } from './require-few-affected.ts';
import { quoteIdentifier, SqlWriter } from './sql-writer.ts';

/** The answer of a function: JSON text with its number of rows, or nothing for a void function. */
export interface FunctionAnswer {
  readonly body: string | null;
  readonly rows: number;
  /** True if the answer is an array of rows, which may be requested as one object. */
  readonly isSet: boolean;
  readonly offset: number;
  /** All rows of the set that pass the filters, if the caller requested the count. */
  readonly total: number | undefined;
}

/**
 * Calls a function of the exposed schema as the caller, with named arguments. Sets accept filters, selection and
 * order from the query string. A GET call runs read-only.
 */
export async function callFunction(
  deps: { readonly database: Database; readonly catalog: Catalog },
  identity: Identity,
  input: {
    readonly name: string;
    readonly given: Readonly<Record<string, unknown>>;
    readonly parameters: URLSearchParams;
    readonly isReadOnly: boolean;
    readonly wantsObject: boolean;
    readonly preferences: Pick<Preferences, 'isCounted' | 'maxAffected'>;
  },
): Promise<FunctionAnswer> {
  const called = findFunction(deps.catalog, input.name, Object.keys(input.given));
  const isSet = called.returns === 'rows' || called.returns === 'values';
  const { isCounted, maxAffected } = input.preferences;
  if (maxAffected !== undefined && !isSet) throw notCountable();
  const writer = new SqlWriter(deps.catalog);
  const query = isSet
    ? parseRead(called.returns === 'rows' ? input.parameters : onlyPage(input.parameters))
    : undefined;
  const text = writeCall(writer, called, input.given, query, isCounted);
  return withRole(deps.database, identity, async (transaction) => {
    if (input.isReadOnly) await sql`set transaction read only`.execute(transaction);
    const result = await transaction
      .executeQuery<{ body: string | null; rows: number; total?: number }>(CompiledQuery.raw(text, [...writer.values]))
      .catch((error: unknown) => {
        throw input.isReadOnly && isRefusedWrite(error) ? new RestError(405, '25006', error.message) : error;
      });
    const { body, rows, total } = result.rows[0] ?? { body: null, rows: 0 };
    if (isSet && input.wantsObject && rows !== 1) throw notOneObject(rows);
    requireFewAffected(rows, maxAffected);
    if (isSet) requireBounded(body);
    const answer = called.returns === 'nothing' ? null : (body ?? 'null');
    return { body: answer, rows, isSet, offset: query?.offset ?? 0, total };
  });
}

/** A GET call may not write: that is the caller's fault only if the call itself demanded read-only. */
function isRefusedWrite(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code === '25006';
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

function writeCall(
  writer: SqlWriter,
  called: RpcFunction,
  given: Readonly<Record<string, unknown>>,
  query: ReadQuery | undefined,
  isCounted: boolean,
): string {
  const values = called.arguments
    .filter(({ name }) => Object.hasOwn(given, name))
    .map(({ name, type }) => `${quoteIdentifier(name)} := ${writeArgument(writer, given[name], type)}`);
  const call = `"public".${quoteIdentifier(called.name)}(${values.join(', ')})`;
  if (query === undefined) return `select to_json(answer)::text as body, 1 as rows from ${call} as answer`;
  const isValues = called.returns === 'values';
  const scope = { table: called.shape ?? emptyTable, alias: 'answer' };
  const where = isValues ? '' : writer.where(query, scope);
  const items = isValues ? 'answer.value' : writer.items(query.select, scope);
  const order = isValues ? '' : writer.orderBy(query.order, scope);
  const limit = writer.bind(Math.min(query.limit ?? largestPage, largestPage));
  const total = isCounted ? `, (select count(*) from answer ${where})::int as total` : '';
  // the function runs once, however often its answer is read
  return `with answer as materialized (select * from ${call} as ${isValues ? 'answer (value)' : 'answer'}),
    page as (select ${items} from answer ${where} ${order} limit ${limit} offset ${writer.bind(query.offset)})
    select ${writeBoundedBody(`coalesce(json_agg(${isValues ? 'page.value' : 'page'}), '[]')::text`)}, count(*)::int as rows${total} from page`;
}

/** A set of scalars has no columns to select or filter. */
function onlyPage(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...parameters].filter(([key]) => key === 'limit' || key === 'offset'));
}

function notCountable(): RestError {
  return new RestError(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  );
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

const emptyTable: Table = { name: 'answer', columns: new Map(), primaryKey: [] };
