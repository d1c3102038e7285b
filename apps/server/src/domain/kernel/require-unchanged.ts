import type { ShownFields } from '@regelwerk/contract/admin/seen-fields';
import { AppError } from './app-error.ts';

/** Throws if an edited object has changed since it was shown; `seen` has the values of that time. */
export function requireUnchanged(seen: ShownFields, now: Readonly<Record<string, unknown>>) {
  for (const [field, value] of Object.entries(seen ?? {}))
    if (value !== undefined && now[field] !== value)
      throw new AppError('stale_edit', 'Somebody else changed this meanwhile. Please look again.', { field });
}
