import type { Identity } from '@regelwerk/database/with-role';
import type { Binding } from './binding.ts';
import type { RowChange } from './change-feed.ts';
import { matchesConditions } from './matches-conditions.ts';

/** A joined topic of one socket. */
export interface Channel {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly bindings: readonly Binding[];
  /** Counted in the sum that its socket may keep. */
  readonly bytes: number;
  identity: Identity;
}

/** True if a binding subscribes to changes of this table and kind, before filters apply. */
export function isInterested({ bindings }: Channel, change: RowChange): boolean {
  return bindings.some((binding) => isBoundTo(binding, change));
}

/** Returns the bindings that a change matches; of a deleted row only the key is known. */
export function matchingBindings(
  { bindings }: Channel,
  change: RowChange,
  row: Readonly<Record<string, unknown>>,
): readonly Binding[] {
  return bindings.filter((binding) => isBoundTo(binding, change) && matchesConditions(binding.conditions, row));
}

function isBoundTo({ event, schema, table }: Binding, change: RowChange): boolean {
  const isSchema = schema === 'public' || schema === '*';
  return (
    isSchema &&
    (table === undefined || table === '*' || table === change.table) &&
    (event === '*' || event === change.type)
  );
}
