import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { isLargeLedger } from './is-large-ledger.ts';
import { lastCheck, ledgerCheck } from './last-check.ts';
import { type LedgerFault, ledgerFaults } from './ledger-faults.ts';

const kept = 20;
const dayMs = 86_400_000;

/**
 * Checks the ledger, and keeps the result for every process. Reads all of it once a day, after faults and while it is small,
 * otherwise the accounts that moved since the last check.
 */
export async function checkLedger(database: Database): Promise<LedgerFault[]> {
  const { now } = await database.kysely.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  const last = await lastCheck(database);
  const wasWhole = last?.count === 0 && last.wholeAt !== null && last.wholeAt.getTime() > now.getTime() - dayMs;
  const isPart = wasWhole && (await isLargeLedger(database));
  const faults = await ledgerFaults(database, isPart ? last.at : undefined);
  const check = {
    at: now,
    wholeAt: isPart ? last.wholeAt : now,
    faults: faults.length,
    first: faults.slice(0, kept),
  };
  const value = sql<string>`${JSON.stringify(check)}::jsonb`;
  await database.kysely
    .insertInto('private.settings')
    .values({ name: ledgerCheck, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return faults;
}
