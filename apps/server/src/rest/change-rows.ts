import type { Database } from '@regelwerk/database/open-database';
import { type Identity, withRole } from '@regelwerk/database/with-role';
import { CompiledQuery } from 'kysely';
import { requireBounded } from './bounded-body.ts';
import type { Catalog } from './catalog.ts';
import { RestError } from './errors.ts';
import { findTable } from './find-table.ts';
import type { Preferences } from './parse-prefer.ts';
import { parseRead } from './parse-read.ts';
import { parseRows } from './parse-rows.ts';
import { requireFewAffected } from './require-few-affected.ts';
import { type TableChange, writeChange } from './write-change.ts';

export interface ChangeResult {
  /** The changed rows as a JSON array; null if they were not requested. */
  readonly body: string | null;
  readonly rows: number;
  readonly inserted: number;
}

/**
 * Inserts, updates or deletes as the caller, in one statement. Refuses and rolls back a result that violates the
 * caller's demand (one object, or at most N rows).
 */
export async function changeRows(
  deps: { readonly database: Database; readonly catalog: Catalog },
  identity: Identity,
  input: {
    readonly table: string;
    readonly kind: TableChange['kind'];
    readonly parameters: URLSearchParams;
    readonly body: string;
    readonly preferences: Preferences;
    readonly wantsObject: boolean;
  },
): Promise<ChangeResult> {
  const table = findTable(deps.catalog, input.table);
  const { kind, parameters, preferences } = input;
  const query = parseRead(kind === 'insert' ? onlySelect(parameters) : parameters);
  const nothing = { body: preferences.wantsRows ? '[]' : null, rows: 0, inserted: 0 };
  const change = (): TableChange => {
    if (kind === 'delete') return { kind };
    const content = parseRows(input.body, table, parameters.get('columns'));
    if (kind === 'update') return { kind, content };
    return { kind, content, conflictColumns: parameters.get('on_conflict')?.split(',') };
  };
  const wanted = change();
  if (wanted.kind === 'insert' && wanted.content.rows.length === 0) return nothing;
  if (wanted.kind === 'update' && wanted.content.columns.length === 0) return nothing;
  const { text, values } = writeChange(deps.catalog, table, wanted, query, preferences);
  return withRole(deps.database, identity, async (transaction) => {
    const result = await transaction.executeQuery<ChangeResult>(CompiledQuery.raw(text, [...values]));
    const changed = result.rows[0] ?? nothing;
    if (input.wantsObject && preferences.wantsRows && changed.rows !== 1) throw notOneObject(changed.rows);
    requireFewAffected(changed.rows, preferences.maxAffected);
    if (preferences.wantsRows) requireBounded(changed.body);
    return changed;
  });
}

/** Returns the refusal for a call that demanded one object and would get none or several. */
export function notOneObject(rows: number): RestError {
  return new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}

/** An insert has no filters, so other parameters must not be parsed as such. */
function onlySelect(parameters: URLSearchParams): URLSearchParams {
  const select = parameters.get('select');
  return new URLSearchParams(select === null ? {} : { select });
}
