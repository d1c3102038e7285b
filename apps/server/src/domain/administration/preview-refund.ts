import type { RefundableOrder } from '@regelwerk/contract/admin-data';
import type { Database } from '@regelwerk/database/open-database';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { withdrawalEnd } from '../legal/withdrawal-end.ts';

interface Notice {
  readonly userId: string | null;
  readonly balance: number;
  readonly receivedAt: Date;
}

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
  readonly confirmed_at: Date | null;
  readonly used_early: number;
}

/**
 * What the person of a withdrawal could be paid back, the newest order first: what they still have counts as what they
 * bought last. Tokens that were used before the confirmation had left are paid back as well (section 356 (5) of the German
 * Civil Code). Rounded up to whole minor units, in favor of the consumer.
 */
export async function previewRefund({ kysely }: Database, noticeId: string): Promise<readonly RefundableOrder[]> {
  const { rows: found } = await sql<Notice>`
    select u.id as "userId", coalesce(t.tokens_remaining, 0) as balance, n.received_at as "receivedAt" from private.legal_notices n
    left join auth.users u on u.email = lower(n.email) and u.deleted_at is null
    left join public.user_tokens t on t.user_id = u.id where n.id = ${noticeId}`.execute(kysely);
  const [notice] = found;
  if (notice === undefined) throw new AppError('not_found', 'This declaration does not exist.', 'noticeId');
  if (notice.userId === null) return [];
  const { rows } = await sql<Row>`
    select o.id, 'RW-' || o.number as number, o.product_name as product, o.fulfilled_at as ordered_at, o.currency, coalesce(o.paid_amount, o.amount) as amount, o.tokens,
      o.tokens - o.reversed_tokens as kept, coalesce((
        select sum(r.amount) from private.reversals r where r.source_type = 'order' and r.source_id = o.id::text and r.is_active
      ), 0)::int as returned, m.sent_at as confirmed_at, coalesce((
        select -sum(l.delta) from public.token_transactions l
        where l.user_id = o.user_id and l.delta < 0 and l.source_type not in ('refund', 'dispute')
          and l.created_at between o.fulfilled_at and coalesce(m.sent_at, 'infinity')
      ), 0)::int as used_early
    from public.orders o left join lateral (
      select min(sent_at) as sent_at from private.mails where order_id = o.id
    ) m on true
    where o.user_id = ${notice.userId} and o.state = 'fulfilled' and o.kind = 'token_pack' and o.amount > 0
      and o.payment_intent_id is not null
    order by o.fulfilled_at desc, o.id`.execute(kysely);
  let left = Math.max(0, notice.balance);
  return rows.map(({ kept, returned, ordered_at, confirmed_at, used_early, ...order }) => {
    const unspent = Math.min(kept, left);
    left -= unspent;
    const unconfirmed = Math.min(kept - unspent, used_early);
    const worth = Math.ceil((order.amount * (unspent + unconfirmed)) / order.tokens);
    const until = withdrawalEnd(ordered_at, confirmed_at);
    return {
      ...order,
      ordered_at: ordered_at.toISOString(),
      unspent,
      unconfirmed,
      refund: Math.min(worth, order.amount - returned),
      withdrawal_until: until.toISOString(),
      in_time: notice.receivedAt <= until,
    };
  });
}
