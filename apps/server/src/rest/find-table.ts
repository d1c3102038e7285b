import type { Catalog, Table } from './catalog.ts';
import { RestError } from './errors.ts';

/** Returns the exposed table of this name; throws if there is none. */
export function findTable(catalog: Catalog, name: string): Table {
  const table = catalog.tables.get(name);
  if (table !== undefined) return table;
  throw new RestError(404, 'PGRST205', `Could not find the table 'public.${name.slice(0, 63)}' in the schema cache`);
}
