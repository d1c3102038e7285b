import type { Database } from '@regelwerk/database/open-database';
import { type Identity, withRole } from '@regelwerk/database/with-role';
import { sql } from 'kysely';
import type { Binding } from './binding.ts';
import type { RowChange } from './change-feed.ts';
import { type Channel, isInterested, matchingBindings } from './channel.ts';
import type { RealtimeConnection } from './connection.ts';
import { readChangedRow } from './read-changed-row.ts';

type Columns = readonly { readonly name: string; readonly type: string }[];

/**
 * Sends one change to every channel that may see it. Reads the row once for each distinct reader, with that reader's
 * rights. Of a deleted row only the key is left; it goes to the row's owner or, for tables without owners, to
 * everyone.
 */
export async function fanOut(
  deps: { readonly database: Database; readonly columnsOf: (table: string) => Columns },
  connections: Iterable<RealtimeConnection>,
  change: RowChange,
): Promise<void> {
  const readers = new Map<string, { identity: Identity; channels: [RealtimeConnection, Channel][] }>();
  for (const connection of connections) {
    connection.endExpired();
    for (const channel of connection.channels.values()) {
      if (!isInterested(channel, change)) continue;
      const { identity } = channel;
      // one of a person's two sessions may have ended, or be proved by a second factor
      const { sub = '', session_id = '', aal = '' } = identity.claims;
      const name = `${identity.role} ${sub} ${session_id} ${aal}`;
      const reader = readers.get(name) ?? { identity, channels: [] };
      reader.channels.push([connection, channel]);
      readers.set(name, reader);
    }
  }
  await Promise.all(
    [...readers.values()].map(async ({ identity, channels }) => {
      const row = await visibleRow(deps.database, identity, change);
      if (row === undefined) return;
      const columns = deps.columnsOf(change.table);
      const whole = presentChange(change, row, columns);
      for (const [connection, channel] of channels) {
        const bindings = matchingBindings(channel, change, row);
        if (bindings.length === 0) continue;
        const wanted = selectedColumns(bindings);
        const data = wanted === undefined ? whole : presentChange(change, pick(row, wanted), columns);
        connection.push(channel, 'postgres_changes', { ids: bindings.map(({ id }) => id), data });
      }
    }),
  );
}

/** Returns the columns that all bindings together select; undefined if one of them selects all. */
function selectedColumns(bindings: readonly Binding[]): ReadonlySet<string> | undefined {
  const selects = bindings.map(({ select }) => select);
  return selects.some((select) => select === undefined)
    ? undefined
    : new Set(selects.flatMap((select) => select ?? []));
}

function pick(row: Record<string, unknown>, wanted: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => wanted.has(column)));
}

async function visibleRow(
  database: Database,
  identity: Identity,
  change: RowChange,
): Promise<Record<string, unknown> | undefined> {
  if (change.type !== 'DELETE') return readChangedRow(database, identity, change);
  const isTold = change.owner === null || (await isOwner(database, identity, change.owner));
  return isTold ? change.key : undefined;
}

function presentChange(change: RowChange, row: Record<string, unknown>, columns: Columns): object {
  return {
    schema: 'public',
    table: change.table,
    type: change.type,
    commit_timestamp: change.at,
    columns,
    ...(change.type === 'DELETE' ? {} : { record: row }),
    ...(change.type === 'INSERT' ? {} : { old_record: change.key }),
    errors: null,
  };
}

/**
 * Returns whether this identity may learn of a deleted row of `owner`. Asks the database, which knows about ended
 * sessions.
 */
async function isOwner(database: Database, identity: Identity, owner: string): Promise<boolean> {
  if (identity.role === 'service_role') return true;
  if (identity.claims.sub !== owner) return false;
  return withRole(database, identity, async (transaction) => {
    const { rows } = await sql<{ is_owner: boolean | null }>`select auth.uid() = ${owner}::uuid as is_owner`.execute(
      transaction,
    );
    return rows[0]?.is_owner === true;
  });
}
