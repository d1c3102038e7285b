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

/** Returns everything that is wrong with balances, holds and ledger; read-only. */
export async function ledgerFaults(database: Database): Promise<LedgerFault[]> {
  const { rows } = await sql<LedgerFault>`select * from private.ledger_faults()`.execute(database.kysely);
  return rows;
}
