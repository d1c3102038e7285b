import { RestError } from './errors.ts';

/** Refuses a result larger than the caller allowed with `max-affected`; thrown inside the transaction, it takes it back. */
export function requireFewAffected(rows: number, most: number | undefined): void {
  if (most === undefined || rows <= most) return;
  throw new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${rows} rows`,
  });
}
