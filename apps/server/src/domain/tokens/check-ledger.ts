import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { type LedgerFault, ledgerFaults } from './ledger-faults.ts';

/** The setting that keeps when the ledger was last checked, and the number of faults. */
export const ledgerCheck = 'ledger_check';

/** Checks the ledger, and keeps the result for the figures of every process. */
export async function checkLedger(database: Database): Promise<LedgerFault[]> {
  const faults = await ledgerFaults(database);
  const value = sql<string>`jsonb_build_object('at', now(), 'faults', ${faults.length}::int)`;
  await database.kysely
    .insertInto('private.settings')
    .values({ name: ledgerCheck, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return faults;
}
