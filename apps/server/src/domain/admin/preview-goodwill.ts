import type { RefundPreview } from '@regelwerk/contract/admin/admin-orders';
import type { Database } from '@regelwerk/database/open-database';
import { findGoodwill, type RefundWish } from './find-goodwill.ts';

/** Returns what a refund without a declared withdrawal would do to the money and the tokens now. */
export async function previewGoodwill({ kysely }: Database, wish: RefundWish): Promise<RefundPreview> {
  const { contract, payment, goodwill } = await findGoodwill(kysely, wish);
  const account = await kysely
    .selectFrom('public.user_tokens')
    .select('tokens_remaining as balance')
    .where('user_id', '=', contract.userId)
    .executeTakeFirst();
  const balance = account?.balance ?? 0;
  return {
    ...goodwill,
    currency: contract.currency,
    returned: payment.returned,
    disputed: payment.disputed,
    rest: payment.paid - payment.returned - goodwill.amount,
    balance,
    balance_after: balance + payment.restorable - goodwill.tokens,
  };
}
