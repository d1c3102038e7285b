import { type RawBuilder, sql } from 'kysely';

/** Comes after every character, so that a beginning is a range. */
const last = '\u{10FFFF}';

/** Condition for a column whose bytes begin with a text; the index of the same expression answers it. */
export function beginsWith(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return sql<boolean>`(${column} collate "C" >= ${text} and ${column} collate "C" < ${text + last})`;
}

/**
 * Returns a query of the ids of accounts whose address, its domain, name or last name begins with a text, at
 * most so many for each. Each part is answered by an index, and in its order, so that no more of it is read.
 */
export function matchPeople(search: string, most: number): RawBuilder<unknown> {
  const text = search.trim().toLowerCase();
  const domain = text.startsWith('@') ? text.slice(1) : text;
  const where = (column: RawBuilder<unknown>, beginning: string) => sql`
    (select u.id from auth.users u where u.deleted_at is null and ${beginsWith(column, beginning)}
      order by ${column} collate "C" limit ${most})`;
  return sql`(${sql.join(
    [
      where(sql`lower(u.email)`, text),
      where(sql`split_part(lower(u.email), '@', 2)`, domain),
      where(sql`lower(u.user_metadata ->> 'name')`, text),
      where(sql`lower(regexp_replace(u.user_metadata ->> 'name', '^.*\\s', ''))`, text),
    ],
    sql` union `,
  )})`;
}
