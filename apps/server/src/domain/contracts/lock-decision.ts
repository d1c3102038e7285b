import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';

/** An earlier decision of the same request. */
interface KnownDecision {
  readonly orderId: string;
  readonly reason: string | null;
  /** The amount that was decided, in minor units. */
  readonly decided: number;
  readonly endsPlan: boolean;
  readonly endsWithPeriod: boolean;
}

/**
 * Locks an order until the end of the transaction, so that decisions about it are made one after the other, and returns the
 * decision that the same request made before.
 */
export async function lockDecision(
  transaction: Transaction<Schema>,
  { orderId, requestId }: { readonly orderId: string; readonly requestId: string },
): Promise<KnownDecision | undefined> {
  await transaction.selectFrom('public.orders').select('id').where('id', '=', orderId).forUpdate().execute();
  return (
    transaction
      .selectFrom('private.settlements')
      .select(['order_id as orderId', 'reason', 'ends_plan as endsPlan', 'ends_with_period as endsWithPeriod'])
      // a plan that ended at once may have paid back more than was decided
      .select(
        sql<number>`coalesce((select sum((r ->> 'amount')::int) from jsonb_array_elements(refunds) r), 0)::int`.as(
          'decided',
        ),
      )
      .where('request_id', '=', requestId)
      .executeTakeFirst()
  );
}
