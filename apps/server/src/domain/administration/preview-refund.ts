import type { RefundableOrder } from '@regelwerk/contract/admin-data';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';

const withdrawalDays = 14;

interface Row {
  readonly id: string;
  readonly number: string;
  readonly product: string;
  readonly ordered_at: Date;
  readonly currency: string;
  readonly amount: number;
  readonly tokens: number;
  readonly kept: number;
  readonly returned: number;
  readonly in_time: boolean;
}

/**
 * What the person of a withdrawal could be paid back, the newest order first: what they still have counts as what they
 * bought last. Rounded up to whole minor units, in favour of the consumer.
 */
export async function previewRefund({ kysely }: Database, noticeId: string): Promise<readonly RefundableOrder[]> {
  const { rows: found } = await sql<{ userId: string | null; balance: number }>`
    select u.id as "userId", coalesce(t.tokens_remaining, 0) as balance from private.legal_notices n
    left join auth.users u on u.email = lower(n.email) and u.deleted_at is null
    left join public.user_tokens t on t.user_id = u.id where n.id = ${noticeId}`.execute(kysely);
  const [notice] = found;
  if (notice === undefined) throw new AppError('not_found', 'This declaration does not exist.', 'noticeId');
  if (notice.userId === null) return [];
  const { rows } = await sql<Row>`
    select o.id, 'RW-' || o.number as number, o.product_name as product, o.fulfilled_at as ordered_at, o.currency, o.amount, o.tokens,
      o.tokens - o.reversed_tokens as kept, coalesce((
        select sum(r.amount) from private.reversals r where r.source_type = 'order' and r.source_id = o.id::text and r.is_active
      ), 0)::int as returned,
      n.received_at <= o.fulfilled_at + make_interval(days => ${withdrawalDays}) as in_time
    from public.orders o join private.legal_notices n on n.id = ${noticeId}
    where o.user_id = ${notice.userId} and o.state = 'fulfilled' and o.kind = 'token_pack' and o.amount > 0
      and o.payment_intent_id is not null
    order by o.fulfilled_at desc, o.id`.execute(kysely);
  let left = Math.max(0, notice.balance);
  return rows.map(({ kept, returned, ordered_at, ...order }) => {
    const unspent = Math.min(kept, left);
    left -= unspent;
    const worth = Math.ceil((order.amount * unspent) / order.tokens);
    return {
      ...order,
      ordered_at: ordered_at.toISOString(),
      unspent,
      refund: Math.min(worth, order.amount - returned),
    };
  });
}
