import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import type { OpenBilling } from '../kernel/payments-context.ts';

const nameOf = ({ name, id }: Stripe.Coupon) => {
  const shown = [...(name ?? id)].slice(0, 40).join('');
  return shown.length < 2 ? `${shown} %`.slice(0, 40) : shown;
};

/** Stores a coupon as the provider has it, with its promotion code; keeps our own switches. Returns our id. */
export async function recordCoupon(
  { database }: Pick<OpenBilling, 'database'>,
  coupon: Stripe.Coupon,
  code: string | undefined,
): Promise<string> {
  const row = {
    name: nameOf(coupon),
    description: coupon.metadata?.description?.slice(0, 500) || null,
    times_redeemed: coupon.times_redeemed,
    is_valid: coupon.valid,
    ...(code === undefined ? {} : { promotion_code: code }),
  };
  const { id } = await database.kysely
    .insertInto('public.discounts')
    .values({
      ...row,
      stripe_coupon_id: coupon.id,
      percent_off: coupon.percent_off === null ? null : String(coupon.percent_off),
      amount_off: coupon.amount_off,
      currency: coupon.amount_off === null ? null : coupon.currency,
      duration: coupon.duration as 'forever' | 'once' | 'repeating',
      duration_in_months: coupon.duration_in_months,
      max_redemptions: coupon.max_redemptions,
      redeem_by: coupon.redeem_by === null ? null : new Date(coupon.redeem_by * 1000),
      created_at: new Date(coupon.created * 1000),
    })
    .onConflict((conflict) => conflict.column('stripe_coupon_id').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks the coupons that no longer exist at the provider. */
export async function retireCoupons(
  { database }: Pick<OpenBilling, 'database'>,
  present: readonly string[],
): Promise<void> {
  await database.kysely
    .updateTable('public.discounts')
    .set({ is_valid: false })
    .where('stripe_coupon_id', '<>', sql<string>`all(${[...present]}::text[])`)
    .where('is_valid', '=', true)
    .execute();
}
