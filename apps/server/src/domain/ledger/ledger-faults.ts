import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** A place where the tokens do not add up. */
export interface LedgerFault {
  readonly invariant: /** What remains is the sum of the ledger less what is held. */
    | 'holds_match_balance'
    /** A charged run has one row in the ledger, any other run none. */
    | 'runs_match_ledger'
    /** A credit has its paid order, trial or invoice, and each of those its credit. */
    | 'credits_match_purchases'
    /** The tokens that were taken back are those that the reversals of payments come to. */
    | 'reversals_match_ledger'
    /** The balance that a row notes is the sum of the rows up to it. */
    | 'balances_match_sums'
    /** Only a payment that was returned takes a balance below zero, also one of an earlier account. */
    | 'no_balance_below_zero';
  /** The id of an account, or of a run. */
  readonly subject: string;
  readonly detail: string;
}

/** The accounts that one statement reads. */
const batch = 500;
/** A transaction that began before a check may end after it. */
const marginMs = 5 * 60_000;

/**
 * Returns everything that is wrong with balances, holds and ledger; read-only. With `since`, of the accounts that moved after
 * that time, a few at a time: ledger rows never change, so no other account can have become wrong.
 */
export async function ledgerFaults(database: Database, since?: Date): Promise<LedgerFault[]> {
  if (since === undefined) return faultsAmong(database, null);
  const moved = await movedAccounts(database, new Date(since.getTime() - marginMs));
  const faults: LedgerFault[] = [];
  for (let read = 0; read < moved.length; read += batch)
    faults.push(...(await faultsAmong(database, moved.slice(read, read + batch))));
  return faults;
}

async function faultsAmong({ kysely }: Database, accounts: readonly string[] | null): Promise<LedgerFault[]> {
  const { rows } = await sql<LedgerFault>`select * from private.ledger_faults(${accounts}::uuid[])`.execute(kysely);
  return rows;
}

async function movedAccounts({ kysely }: Database, start: Date): Promise<string[]> {
  const rows = await kysely
    .selectFrom('public.user_tokens')
    .select('user_id')
    .where('updated_at', '>=', start)
    .union(({ selectFrom }) =>
      selectFrom('public.generations')
        .select('user_id')
        .where('result', 'is not', null)
        .where('created_at', '>=', start),
    )
    .union(({ selectFrom }) => selectFrom('public.orders').select('user_id').where('fulfilled_at', '>=', start))
    .union(({ selectFrom }) => selectFrom('public.invoices').select('user_id').where('read_at', '>=', start))
    .execute();
  return rows.map(({ user_id }) => user_id);
}
