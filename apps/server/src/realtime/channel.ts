import type { Identity } from '@regelwerk/database/with-role';
import type { Binding } from './binding.ts';
import type { Change } from './change-feed.ts';
import { matchesConditions } from './matches-conditions.ts';

/** A joined topic of one socket. */
export interface Channel {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly bindings: readonly Binding[];
  identity: Identity;
}

/** True when some binding asks for changes of this table and kind, before filters are looked at. */
export function isInterested({ bindings }: Channel, change: Change): boolean {
  return bindings.some((binding) => isBoundTo(binding, change));
}

/** The bindings that the change belongs to; a deleted row is known by its key alone. */
export function matchingBindings(
  { bindings }: Channel,
  change: Change,
  row: Readonly<Record<string, unknown>>,
): readonly Binding[] {
  return bindings.filter((binding) => isBoundTo(binding, change) && matchesConditions(binding.conditions, row));
}

function isBoundTo({ event, schema, table }: Binding, change: Change): boolean {
  const isSchema = schema === 'public' || schema === '*';
  return (
    isSchema &&
    (table === undefined || table === '*' || table === change.table) &&
    (event === '*' || event === change.type)
  );
}
