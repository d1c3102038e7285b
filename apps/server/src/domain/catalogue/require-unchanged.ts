import type { Seen } from '@regelwerk/contract/seen-of';
import { AppError } from '../app-error.ts';

/** Refuses an edit of something that changed since it was shown: `seen` is what stood there. */
export function requireUnchanged(seen: Seen, now: Readonly<Record<string, unknown>>) {
  for (const [field, value] of Object.entries(seen ?? {}))
    if (value !== undefined && now[field] !== value)
      throw new AppError('stale_edit', 'Somebody else changed this meanwhile. Please look again.', field);
}
