import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';

/** A place where tokens do not add up. */
export interface LedgerFault {
  /** I1: balance, ledger and holds agree. I2: every run has its row. I3: every purchase has its
   * paid order or invoice. I4: what went back is what was reversed. I5: the chain of balances. I6: nothing below zero. */
  readonly invariant: string;
  readonly subject: string;
  readonly detail: string;
}

/** Everything that is wrong with balances, holds and ledger; reads only. */
export async function ledgerFaults(database: Database): Promise<LedgerFault[]> {
  // a balance may be below zero because the account before it was
  const { rows } = await sql<LedgerFault>`
    select * from private.ledger_faults() as fault
    where fault.invariant <> 'I6' or not exists (
      select from public.token_transactions t where t.user_id = fault.subject and t.source_type = 'debt'
    )`.execute(database.kysely);
  return rows;
}
