import type { Table } from './catalogue.ts';
import { parseError, RestError } from './errors.ts';
import type { ColumnRef, ComparisonOperator, Filter, OrderItem, ReadQuery, SelectItem } from './query.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly (string | number | readonly string[])[];
}

const castTypes: ReadonlySet<string> = new Set([
  'text',
  'int',
  'int4',
  'int8',
  'bigint',
  'integer',
  'numeric',
  'float8',
  'bool',
  'boolean',
  'date',
  'timestamptz',
  'timestamp',
  'uuid',
  'json',
  'jsonb',
]);

const operators: Readonly<Record<ComparisonOperator, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
};

const isWords = { null: 'null', not_null: 'not null', true: 'true', false: 'false', unknown: 'unknown' } as const;

/**
 * Writes a read as one statement that answers `body` (the page as JSON text), `rows` (its length) and, when counted,
 * `total`. Identifiers come from the catalogue, everything a caller wrote is a bound parameter.
 */
export function writeRead(
  table: Table,
  query: ReadQuery,
  options: { readonly limit: number; readonly isCounted: boolean },
): Statement {
  const values: (string | number | readonly string[])[] = [];
  const bind = (value: string | number | readonly string[]) => {
    values.push(value);
    return `$${values.length}`;
  };
  const items = query.select.map((item) => writeItem(item, table, bind)).join(', ');
  const from = `from "public".${quote(table.name)}`;
  const where =
    query.filters.length === 0
      ? ''
      : `where ${query.filters.map((filter) => writeFilter(filter, table, bind)).join(' and ')}`;
  const order =
    query.order.length === 0 ? '' : `order by ${query.order.map((item) => writeOrder(item, table, bind)).join(', ')}`;
  const page = `select ${items} ${from} ${where} ${order} limit ${bind(options.limit)} offset ${bind(query.offset)}`;
  const total = options.isCounted ? `, (select count(*) ${from} ${where})::int as total` : '';
  return {
    text: `with page as (${page}) select coalesce(json_agg(page), '[]')::text as body, count(*)::int as rows${total} from page`,
    values,
  };
}

type Bind = (value: string | number | readonly string[]) => string;

function writeItem(item: SelectItem, table: Table, bind: Bind): string {
  if (item.kind === 'all') return `${quote(table.name)}.*`;
  const column = writeColumn(item.column, table, bind);
  if (item.cast !== undefined && !castTypes.has(item.cast))
    throw parseError(`The cast "${item.cast.slice(0, 40)}" is not offered here`);
  const cast = item.cast === undefined ? column : `(${column})::${item.cast}`;
  return `${cast} as ${quote(item.alias ?? item.column.name)}`;
}

function writeColumn({ name, path }: ColumnRef, table: Table, bind: Bind): string {
  const type = table.columns.get(name);
  if (type === undefined) throw new RestError(400, '42703', `column ${table.name}.${name} does not exist`);
  const column = `${quote(table.name)}.${quote(name)}`;
  if (path.length === 0) return column;
  if (type !== 'json' && type !== 'jsonb')
    throw new RestError(400, '42883', `column ${table.name}.${name} is not json`);
  const steps = path.map(
    ({ key, asText }) => `${asText ? '->>' : '->'} ${/^-?\d+$/.test(key) ? `${bind(key)}::int` : `${bind(key)}::text`}`,
  );
  return `(${column} ${steps.join(' ')})`;
}

function writeFilter(filter: Filter, table: Table, bind: Bind): string {
  const condition = writeCondition(filter, table, bind);
  return filter.isNegated ? `not (${condition})` : condition;
}

function writeCondition(filter: Filter, table: Table, bind: Bind): string {
  if (filter.kind === 'logic')
    return `(${filter.filters.map((one) => writeFilter(one, table, bind)).join(` ${filter.operator} `)})`;
  const column = writeColumn(filter.column, table, bind);
  if (filter.kind === 'is') return `${column} is ${isWords[filter.value]}`;
  if (filter.kind === 'in') return `${column} = any(${bind(filter.values)})`;
  const isPattern = filter.operator === 'like' || filter.operator === 'ilike';
  const value = bind(isPattern ? filter.value.replaceAll('*', '%') : filter.value);
  return `${column} ${operators[filter.operator]} ${value}`;
}

function writeOrder({ column, direction, nulls }: OrderItem, table: Table, bind: Bind): string {
  return `${writeColumn(column, table, bind)} ${direction}${nulls === undefined ? '' : ` nulls ${nulls}`}`;
}

function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
