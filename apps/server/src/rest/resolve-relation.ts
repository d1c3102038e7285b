import type { Catalog, ForeignKey, Table } from './catalog.ts';
import { RestError } from './errors.ts';
import type { Embed } from './query.ts';

/** The way from a parent to an embedded relation: pairs of columns, and whether at most one row matches. */
export interface Relation {
  readonly target: Table;
  readonly pairs: readonly (readonly [parentColumn: string, targetColumn: string])[];
  readonly isToOne: boolean;
}

/**
 * Returns the one foreign key that an embed means, in either direction; throws PGRST200 for none and PGRST201 for
 * several.
 */
export function resolveRelation(
  catalog: Catalog,
  parent: Table,
  { relation, hint }: Pick<Embed, 'relation' | 'hint'>,
): Relation {
  // a column belongs to the referencing table, so it implies the direction
  const isMeant = (key: ForeignKey, isForward: boolean) => {
    const other = otherOf(key, isForward);
    const isColumn = isForward && key.columns.length === 1 && key.columns[0] === relation;
    return (other === relation || isNamed(key, isForward, relation) || isColumn) && isHinted(key, isForward, hint);
  };
  const found = catalog.foreignKeys.flatMap((key): { key: ForeignKey; isForward: boolean }[] => [
    ...(key.table === parent.name && isMeant(key, true) ? [{ key, isForward: true }] : []),
    ...(key.target === parent.name && isMeant(key, false) ? [{ key, isForward: false }] : []),
  ]);
  const [match] = found;
  const names = `'${parent.name}' and '${relation}'`;
  if (match === undefined) {
    throw new RestError(400, 'PGRST200', `Could not find a relationship between ${names} in the schema cache`);
  }
  if (found.length > 1) {
    throw new RestError(300, 'PGRST201', `Could not embed because more than one relationship was found for ${names}`, {
      hint: `Try one of these hints: ${found.map(({ key, isForward }) => hintFor(key, isForward)).join(', ')}`,
    });
  }
  const { key, isForward } = match;
  const target = catalog.tables.get(otherOf(key, isForward));
  if (target === undefined) throw new Error('a foreign key joins exposed tables');
  const pairs = key.columns.map((column, index) => [column, key.targetColumns[index] ?? ''] as const);
  return {
    target,
    pairs: isForward ? pairs : pairs.map(([a, b]) => [b, a] as const),
    isToOne: isForward || key.isUnique,
  };
}

function isHinted(key: ForeignKey, isForward: boolean, hint: string | undefined): boolean {
  if (hint === undefined || isNamed(key, isForward, hint)) return true;
  return leadsToItself(key)
    ? isForward && key.columns.includes(hint)
    : key.columns.includes(hint) || otherOf(key, isForward) === hint;
}

/** The name of a self-referencing key means the rows that point here; its column means the row that it points to. */
function isNamed(key: ForeignKey, isForward: boolean, name: string): boolean {
  return key.name === name && !(leadsToItself(key) && isForward);
}

function hintFor(key: ForeignKey, isForward: boolean): string {
  return leadsToItself(key) && isForward ? (key.columns[0] ?? key.name) : key.name;
}

function leadsToItself({ table, target }: ForeignKey): boolean {
  return table === target;
}

function otherOf(key: ForeignKey, isForward: boolean): string {
  return isForward ? key.target : key.table;
}
