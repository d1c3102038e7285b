import { RestError } from './errors.ts';

/**
 * Throws if more rows changed than the caller allowed with `max-affected`; inside the transaction, this rolls the
 * change back.
 */
export function requireFewAffected(rows: number, most: number | undefined): void {
  if (most === undefined || rows <= most) return;
  throw new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${rows} rows`,
  });
}
