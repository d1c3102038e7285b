import type { Database } from '@regelwerk/database/open-database';
import { checkLedger } from './check-ledger.ts';
import { isLargeLedger } from './is-large-ledger.ts';
import { lastCheck } from './last-check.ts';
import { type LedgerFault, ledgerFaults } from './ledger-faults.ts';

/** The faults of the ledger as far as they are known. */
export interface KnownFaults {
  readonly count: number;
  /** All of them, or the first ones of a large ledger. */
  readonly faults: readonly LedgerFault[];
  /** When a large ledger was checked; null for one that was checked just now. */
  readonly at: Date | null;
}

/** Returns what is wrong with the ledger. A large one is not read again: its answer is that of the hourly check. */
export async function knownFaults(database: Database): Promise<KnownFaults> {
  if (await isLargeLedger(database)) {
    const check = await lastCheck(database);
    if (check !== undefined) return check;
    const faults = await checkLedger(database);
    return { count: faults.length, faults, at: null };
  }
  const faults = await ledgerFaults(database);
  return { count: faults.length, faults, at: null };
}
