import type { Catalog, Table } from './catalog.ts';
import { RestError } from './errors.ts';

/** The way from a row to those of another table: pairs of equal columns, and whether at most one row matches. */
export interface Relation {
  readonly target: Table;
  readonly pairs: readonly (readonly [own: string, other: string])[];
  readonly isToOne: boolean;
}

/** Returns the one foreign key between two tables, in either direction; throws PGRST200 for none and PGRST201 for several. */
export function resolveRelation(catalog: Catalog, table: Table, other: string): Relation {
  const found = catalog.foreignKeys.flatMap((key) => {
    const pairs = key.columns.map((column, index) => [column, key.targetColumns[index] ?? ''] as const);
    return [
      ...(key.table === table.name && key.target === other ? [{ pairs, isToOne: true }] : []),
      ...(key.target === table.name && key.table === other
        ? [{ pairs: pairs.map(([a, b]) => [b, a] as const), isToOne: key.isUnique }]
        : []),
    ];
  });
  const [relation] = found;
  const target = catalog.tables.get(other);
  const names = `'${table.name}' and '${other}'`;
  if (relation === undefined || target === undefined)
    throw new RestError(400, 'PGRST200', `Could not find a relationship between ${names} in the schema cache`);
  if (found.length > 1)
    throw new RestError(300, 'PGRST201', `Could not embed because more than one relationship was found for ${names}`);
  return { target, ...relation };
}
