import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import type { LedgerFault } from './ledger-faults.ts';

/** The setting that keeps the last check of the ledger. */
export const ledgerCheck = 'ledger_check';

/** A check of the ledger; `wholeAt` is when all of it was last read, null before the first time. */
export interface LedgerCheck {
  readonly at: Date;
  readonly wholeAt: Date | null;
  readonly count: number;
  /** The first faults. */
  readonly faults: readonly LedgerFault[];
}

/** Returns the last check of the ledger, whichever process made it. */
export function lastCheck({ kysely }: Database): Promise<LedgerCheck | undefined> {
  return kysely
    .selectFrom('private.settings')
    .select([
      sql<Date>`(value ->> 'at')::timestamptz`.as('at'),
      // the version before kept the time and the number alone
      sql<Date | null>`(value ->> 'wholeAt')::timestamptz`.as('wholeAt'),
      sql<number>`(value ->> 'faults')::int`.as('count'),
      sql<LedgerFault[]>`coalesce(value -> 'first', '[]')`.as('faults'),
    ])
    .where('name', '=', ledgerCheck)
    .executeTakeFirst();
}
