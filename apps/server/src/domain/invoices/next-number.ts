import type { Schema } from '@regelwerk/database/schema';
import type { Operator } from '@regelwerk/legal/operator';
import { sql, type Transaction } from 'kysely';
import type { Payments } from '../kernel/payments-context.ts';

/**
 * Returns the next number of the operator's sequence. Call it last: every other document waits until the transaction ends, and
 * a rollback returns the number. Test payments have a sequence of their own.
 */
export async function nextNumber(
  transaction: Transaction<Schema>,
  { invoicePrefix }: Operator,
  mode: Payments['mode'],
): Promise<{ readonly series: string; readonly position: number; readonly number: string }> {
  const series = mode === 'live' ? invoicePrefix : `TEST-${invoicePrefix}`;
  const { rows } = await sql<{ position: number }>`
    select private.next_document_number(${series}) as position`.execute(transaction);
  const position = rows[0]?.position ?? 0;
  return { series, position, number: `${series}-${String(position).padStart(6, '0')}` };
}
