import { z } from 'zod';
import { appliedCoupon } from '../applied-coupon.ts';
import { findDiscount, redeemDiscount } from '../discounts.ts';
import { endpoint, flagParameter, integerParameter, mergeMetadata, metadataParameter } from '../endpoint.ts';
import { listPage, listShape } from '../list-page.ts';
import type { Objects } from '../objects.ts';
import { requireOnSale } from '../require-on-sale.ts';
import { refusedParameter, SandboxError } from '../sandbox-error.ts';
import { changePrice, endSubscription } from '../subscription-cycle.ts';
import type { World } from '../world.ts';

/** Subscriptions. */
export const subscriptionEndpoints = [
  endpoint('get', '/v1/subscriptions/:id', {}, async (world, _, id) => world.read('subscription', id)),
  endpoint(
    'get',
    '/v1/subscriptions',
    {
      ...listShape,
      customer: z.string().optional(),
      price: z.string().optional(),
      status: z.string().default('open'),
    },
    async (world, { customer, price, status, ...page }) => {
      const all = await world.list('subscription', customer === undefined ? {} : { customer });
      const fitting = all.filter(
        (one) =>
          (status === 'all' || (status === 'open' ? one.status !== 'canceled' : one.status === status)) &&
          (price === undefined || one.items.data.some((item) => item.price.id === price)),
      );
      return listPage('/v1/subscriptions', fitting, page);
    },
  ),
  endpoint(
    'post',
    '/v1/subscriptions/:id',
    {
      // empty takes the end back
      cancel_at: z.union([z.literal(''), integerParameter]).optional(),
      cancel_at_period_end: flagParameter.optional(),
      items: z
        .array(z.strictObject({ id: z.string(), price: z.string() }))
        .length(1)
        .optional(),
      billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }).optional(),
      // empty takes the discount away
      discounts: z.union([z.literal(''), z.array(z.strictObject({ coupon: z.string() })).length(1)]).optional(),
      off_session: flagParameter.optional(),
      billing_thresholds: z.strictObject({ amount_gte: integerParameter.min(1) }).optional(),
      proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).optional(),
      metadata: metadataParameter,
    },
    async (world, change, id) => {
      let before = await world.read('subscription', id);
      if (before.status === 'canceled')
        throw new SandboxError(400, 'A canceled subscription can only update its cancellation_details and metadata.');
      const { cancel_at: end, cancel_at_period_end: endsWithPeriod } = change;
      if (end !== undefined && endsWithPeriod !== undefined)
        throw refusedParameter('You can only set one of `cancel_at` and `cancel_at_period_end`.', 'cancel_at');
      if (typeof end === 'number' && end < world.now)
        throw refusedParameter('`cancel_at` must be in the future.', 'cancel_at');
      if (before.schedule != null && (end !== undefined || endsWithPeriod !== undefined))
        throw new SandboxError(
          400,
          `The subscription is managed by the subscription schedule \`${before.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
        );
      const [item] = change.items ?? [];
      if (item !== undefined) {
        if (change.proration_behavior !== 'none')
          throw refusedParameter('The sandbox changes prices without prorations only.', 'proration_behavior');
        const price = await world.read('price', item.price, 'items[0][price]');
        await requireOnSale(world, price, before, 'items[0][price]');
        if (change.discounts !== undefined)
          before = { ...before, _coupon: await discountOf(world, change.discounts, price) };
        before = await changePrice(world, before, { price, restarts: change.billing_cycle_anchor?.type === 'now' });
      } else if (change.discounts !== undefined || change.billing_cycle_anchor !== undefined)
        throw refusedParameter(
          'The sandbox changes discounts and the cycle of billing together with the price.',
          'items',
        );
      const announced = setCancelAtPeriodEnd(before, endsWithPeriod, world.now);
      const subscription = end === undefined ? announced : setCancelAt(announced, end, world.now);
      const { billing_thresholds: thresholds } = change;
      const after: Objects['subscription'] = {
        ...subscription,
        ...(thresholds === undefined
          ? {}
          : { billing_thresholds: { ...thresholds, reset_billing_cycle_anchor: false as const } }),
        metadata: mergeMetadata(before.metadata, change.metadata),
      };
      await world.save('subscription', after);
      await world.announce('customer.subscription.updated', after);
      return after;
    },
  ),
  endpoint('delete', '/v1/subscriptions/:id', {}, async (world, _, id) => {
    const subscription = await world.read('subscription', id);
    if (subscription.status === 'canceled')
      throw new SandboxError(404, `No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' });
    return endSubscription(world, subscription);
  }),
];

async function discountOf(
  world: World,
  discounts: '' | readonly { readonly coupon: string }[],
  price: Objects['price'],
): Promise<Objects['subscription']['_coupon']> {
  const [discount] = discounts === '' ? [] : discounts;
  if (discount === undefined) return null;
  const coupon = await findDiscount(world, discount, price.currency);
  await redeemDiscount(world, { coupon: coupon.id, promotion_code: null });
  return appliedCoupon(coupon, price);
}

function setCancelAt(subscription: Objects['subscription'], end: number | '', now: number): Objects['subscription'] {
  if (end === '') return { ...subscription, cancel_at: null, cancel_at_period_end: false, canceled_at: null };
  return { ...subscription, cancel_at: end, cancel_at_period_end: false, canceled_at: now };
}

/** Returns the subscription with its cancellation at the end of the period set or revoked. */
function setCancelAtPeriodEnd(
  subscription: Objects['subscription'],
  ends: boolean | undefined,
  now: number,
): Objects['subscription'] {
  if (ends === undefined) return subscription;
  return {
    ...subscription,
    cancel_at_period_end: ends,
    cancel_at: ends ? (subscription.items.data[0]?.current_period_end ?? null) : null,
    canceled_at: ends ? now : null,
  };
}
