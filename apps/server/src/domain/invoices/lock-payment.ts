import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';

/** The object of a payment: an order, or the provider's invoice for a period of a plan. */
export interface PaidSource {
  readonly type: 'order' | 'invoice';
  readonly id: string;
}

/**
 * Lets one transaction at a time issue documents for a payment. Call it before `nextNumber`, whose lock all documents share.
 */
export async function lockPayment(transaction: Transaction<Schema>, { type, id }: PaidSource): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('document:' || ${type} || ':' || ${id}, 0))`.execute(
    transaction,
  );
}
