import type { Compilable, Kysely } from 'kysely';
import type { Database } from './open-database.ts';
import { queryShared } from './query-shared.ts';
import type { Schema } from './schema.ts';

/** A query that selects rows; `execute` makes its columns count as types, so that one which a row needs is not forgotten. */
type Selecting<Row> = Compilable & { readonly execute: () => Promise<Row[]> };

type Values<Name extends string> = Readonly<Record<Name, unknown>>;

/**
 * Returns a quick query that is built and compiled once, and prepared once by each connection. `build` writes `parameter(name)` where
 * a value belongs; the name of the query must be its own, and it must name its columns: with a star it would fail once a newer
 * version has added one.
 */
export function preparedQuery<Row extends object, Name extends string>(
  name: string,
  build: (kysely: Kysely<Schema>, parameter: (name: Name) => string) => Selecting<Row>,
): (database: Database, values: Values<Name>) => Promise<Row[]> {
  let compiled: { readonly text: string; readonly names: readonly Name[] } | undefined;
  return async ({ kysely, pool }, values) => {
    if (compiled === undefined) {
      const { sql, parameters } = build(kysely, (one) => one).compile();
      compiled = { text: sql, names: parameters as readonly Name[] };
    }
    const { text, names } = compiled;
    const { rows } = await queryShared<Row>(pool, { name, text, values: names.map((one) => values[one]) });
    return rows;
  };
}
