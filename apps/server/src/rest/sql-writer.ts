import type { Catalog, Table } from './catalog.ts';
import { parseError, RestError } from './errors.ts';
import { comparisons, type Embed, type Filter, type OrderItem, type SelectItem, states } from './query.ts';
import { resolveRelation } from './resolve-relation.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly (string | number | readonly string[])[];
}

/** A table with its alias in the statement. */
export interface Scope {
  readonly table: Table;
  readonly alias: string;
}

/** Writes the parts of one statement. Identifiers come from the catalog, and all caller input is a bound parameter. */
export class SqlWriter {
  readonly values: (string | number | readonly string[])[] = [];
  readonly #catalog: Catalog;

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  bind(value: string | number | readonly string[]): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** The selected items. `*` is expanded, so that a helper column beside them stays hidden; a column counts once. */
  items(select: readonly SelectItem[], { table, alias }: Scope): string {
    const items = new Map<string, string>();
    for (const item of select) {
      if (item.kind === 'embed') {
        if (items.has(item.table)) throw parseError('select', `${item.table} is selected twice`);
        items.set(item.table, this.#embed(item, { table, alias }));
        continue;
      }
      const names = item.name === '*' ? table.columns.keys() : [item.name];
      for (const name of names) items.set(name, writeColumn(name, { table, alias }));
    }
    return [...items].map(([name, text]) => `${text} as ${quoteIdentifier(name)}`).join(', ');
  }

  where(filters: readonly Filter[], scope: Scope): string {
    const conditions = filters.map((filter) => {
      const condition = this.#condition(filter, writeColumn(filter.column, scope));
      return filter.isNegated ? `not (${condition})` : condition;
    });
    return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  }

  orderBy(order: readonly OrderItem[], scope: Scope): string {
    const items = order.map(({ column, direction, nulls }) => {
      return `${writeColumn(column, scope)} ${direction}${nulls === undefined ? '' : ` nulls ${nulls}`}`;
    });
    return items.length === 0 ? '' : `order by ${items.join(', ')}`;
  }

  #embed({ table: other, select }: Embed, { table, alias }: Scope): string {
    const { target, pairs, isToOne } = resolveRelation(this.#catalog, table, other);
    const scope = { table: target, alias: '"embedded"' };
    const joins = pairs.map(([own, foreign]) => `${writeColumn(foreign, scope)} = ${alias}.${quoteIdentifier(own)}`);
    const rows = `select ${this.items(select, scope)} ${fromClause(scope)} where ${joins.join(' and ')}`;
    return isToOne
      ? `(select row_to_json(found) from (${rows}) as found)`
      : `(select coalesce(json_agg(found), '[]'::json) from (${rows}) as found)`;
  }

  #condition(filter: Filter, column: string): string {
    if (filter.operator === 'is') return `${column} is ${states[filter.value]}`;
    if (filter.operator === 'in') return `${column} = any(${this.bind(filter.value)})`;
    const isPattern = filter.operator === 'like' || filter.operator === 'ilike';
    const value = isPattern ? filter.value.replaceAll('*', '%') : filter.value;
    return `${column} ${comparisons[filter.operator]} ${this.bind(value)}`;
  }
}

/** `from "public"."table" as "alias"` */
export function fromClause({ table, alias }: Scope): string {
  return `from "public".${quoteIdentifier(table.name)} as ${alias}`;
}

export function quoteIdentifier(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}

function writeColumn(name: string, { table, alias }: Scope): string {
  if (!table.columns.has(name))
    throw new RestError(400, '42703', `column ${table.name}.${name.slice(0, 63)} does not exist`);
  return `${alias}.${quoteIdentifier(name)}`;
}
