import type { Catalog, Table } from './catalog.ts';
import { parseError, RestError } from './errors.ts';
import type { ColumnRef, ComparisonOperator, Embed, Filter, OrderItem, ReadQuery, SelectItem } from './query.ts';
import { type Relation, resolveRelation } from './resolve-relation.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly (string | number | readonly string[])[];
}

/** A table with its alias at this place of the statement. */
export interface Scope {
  readonly table: Table;
  readonly alias: string;
  /** The place that it is embedded in. */
  readonly parent?: Scope;
}

const castTypes: ReadonlySet<string> = new Set(
  'text int int4 int8 bigint integer numeric float8 bool boolean date timestamptz timestamp uuid json jsonb'.split(' '),
);

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

/** How often a statement may select the same column. */
const mostOfColumn = 10;
/** How often a table may lead back to itself through embedded ones. */
const mostReturns = 2;

const isWords = { null: 'null', not_null: 'not null', true: 'true', false: 'false', unknown: 'unknown' } as const;

/**
 * Writes the parts of one statement. Identifiers come from the catalog, all caller input is a bound parameter, and
 * every table gets its own alias, so that a relation may lead back to its parent.
 */
export class SqlWriter {
  readonly values: (string | number | readonly string[])[] = [];
  readonly #catalog: Catalog;
  readonly #selected = new Map<string, number>();
  #names = 0;

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  bind(value: string | number | readonly string[]): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  scope(table: Table): Scope {
    this.#names += 1;
    return { table, alias: quoteIdentifier(`${table.name}_${this.#names}`) };
  }

  /** The selected items; `*` is expanded, so that a helper column beside them stays hidden. */
  items(items: readonly SelectItem[], scope: Scope): string {
    return items.map((item) => this.#item(item, scope)).join(', ');
  }

  /** `where …`, or nothing: the filters and, for inner embeds, the existence of a match. */
  where(query: Pick<ReadQuery, 'filters' | 'select'>, scope: Scope, joins: readonly string[] = []): string {
    const inner = query.select.flatMap((item) =>
      item.kind === 'embed' && item.isInner ? [this.#exists(item, scope)] : [],
    );
    const conditions = [...joins, ...query.filters.map((filter) => this.#filter(filter, scope)), ...inner];
    return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  }

  orderBy(order: readonly OrderItem[], scope: Scope): string {
    const items = order.map(({ column, direction, nulls }) => {
      return `${this.#column(column, scope)} ${direction}${nulls === undefined ? '' : ` nulls ${nulls}`}`;
    });
    return items.length === 0 ? '' : `order by ${items.join(', ')}`;
  }

  #item(item: SelectItem, scope: Scope): string {
    if (item.kind === 'embed') return `${this.#embed(item, scope)} as ${quoteIdentifier(item.alias)}`;
    const names = item.kind === 'all' ? [...scope.table.columns.keys()] : [item.column.name];
    for (const name of names) this.#countSelected(`${scope.table.name}.${name}`);
    if (item.kind === 'all') return names.map((name) => `${scope.alias}.${quoteIdentifier(name)}`).join(', ');
    const column = this.#column(item.column, scope);
    if (item.cast !== undefined && !castTypes.has(item.cast)) {
      throw parseError(`The cast "${item.cast.slice(0, 40)}" is not offered here`);
    }
    return `${item.cast === undefined ? column : `(${column})::${item.cast}`} as ${quoteIdentifier(item.alias ?? item.column.name)}`;
  }

  /** A long text under many names would be an answer that is much larger than what is stored. */
  #countSelected(column: string): void {
    const count = (this.#selected.get(column) ?? 0) + 1;
    this.#selected.set(column, count);
    if (count > mostOfColumn) throw parseError(`The column ${column.slice(0, 80)} is selected too often`);
  }

  #embed(item: Embed, parent: Scope): string {
    const relation = resolveRelation(this.#catalog, parent.table, item);
    const scope = { ...this.scope(relation.target), parent };
    requireFewReturns(scope);
    const { query } = item;
    const items = this.items(query.select, scope);
    const limit = query.limit === undefined ? '' : `limit ${this.bind(query.limit)}`;
    const offset = query.offset === 0 ? '' : `offset ${this.bind(query.offset)}`;
    const rows = `select ${items} ${fromClause(scope)} ${this.where(query, scope, joins(relation, scope, parent))} ${this.orderBy(query.order, scope)} ${limit} ${offset}`;
    return relation.isToOne
      ? `(select row_to_json(found) from (${rows}) as found)`
      : `(select coalesce(json_agg(found), '[]'::json) from (${rows}) as found)`;
  }

  #exists(item: Embed, parent: Scope): string {
    const relation = resolveRelation(this.#catalog, parent.table, item);
    const scope = this.scope(relation.target);
    return `exists (select 1 ${fromClause(scope)} ${this.where(item.query, scope, joins(relation, scope, parent))})`;
  }

  #column({ name, path }: ColumnRef, { table, alias }: Scope): string {
    const type = table.columns.get(name);
    if (type === undefined) throw new RestError(400, '42703', `column ${table.name}.${name} does not exist`);
    const column = `${alias}.${quoteIdentifier(name)}`;
    if (path.length === 0) return column;
    if (type !== 'json' && type !== 'jsonb')
      throw new RestError(400, '42883', `column ${table.name}.${name} is not json`);
    const steps = path.map(
      ({ key, asText }) => `${asText ? '->>' : '->'} ${this.bind(key)}::${/^-?\d+$/.test(key) ? 'int' : 'text'}`,
    );
    return `(${column} ${steps.join(' ')})`;
  }

  #filter(filter: Filter, scope: Scope): string {
    const condition = this.#condition(filter, scope);
    return filter.isNegated ? `not (${condition})` : condition;
  }

  #condition(filter: Filter, scope: Scope): string {
    if (filter.kind === 'logic')
      return `(${filter.filters.map((one) => this.#filter(one, scope)).join(` ${filter.operator} `)})`;
    const column = this.#column(filter.column, scope);
    if (filter.kind === 'is') return `${column} is ${isWords[filter.value]}`;
    if (filter.kind === 'in') return `${column} = any(${this.bind(filter.values)})`;
    const isPattern = filter.operator === 'like' || filter.operator === 'ilike';
    return `${column} ${operators[filter.operator]} ${this.bind(isPattern ? filter.value.replaceAll('*', '%') : filter.value)}`;
  }
}

/** Each way back multiplies the rows: a visitor's short call could keep the database busy until its timeout. */
function requireFewReturns({ table, parent }: Scope): void {
  let returns = 0;
  for (let above = parent; above !== undefined; above = above.parent) if (above.table.name === table.name) returns += 1;
  if (returns > mostReturns) throw parseError(`The table ${table.name} leads back to itself too often`);
}

/** `from "public"."table" as "name"` */
export function fromClause({ table, alias }: Scope): string {
  return `from "public".${quoteIdentifier(table.name)} as ${alias}`;
}

export function quoteIdentifier(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

function joins({ pairs }: Relation, scope: Scope, parent: Scope): string[] {
  return pairs.map(
    ([parentColumn, column]) =>
      `${scope.alias}.${quoteIdentifier(column)} = ${parent.alias}.${quoteIdentifier(parentColumn)}`,
  );
}
