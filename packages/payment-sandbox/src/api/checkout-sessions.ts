import { z } from 'zod';
import { discounted, findDiscount } from '../discounts.ts';
import {
  endpoint,
  flagParameter,
  integerParameter,
  mergeMetadata,
  metadataParameter,
  textParameter,
} from '../endpoint.ts';
import { listPage, listShape } from '../list-page.ts';
import type { Objects } from '../objects.ts';
import { refusedParameter, SandboxError } from '../sandbox-error.ts';

const smallestCharge = 50;
const customText = z.record(z.string(), z.strictObject({ message: z.string().max(1200) })).optional();

/** Checkout sessions: create, read, list and expire. */
export const checkoutEndpoints = [
  endpoint(
    'post',
    '/v1/checkout/sessions',
    {
      mode: z.enum(['payment', 'subscription']),
      line_items: z
        .array(z.strictObject({ price: z.string(), quantity: integerParameter.min(1).default(1) }))
        .length(1),
      customer: z.string(),
      client_reference_id: z.string().max(200).optional(),
      success_url: textParameter,
      cancel_url: textParameter.optional(),
      locale: z.enum(['auto', 'de', 'en']).default('auto'),
      allowed_payment_method_types: z.array(z.string()).min(1).optional(),
      expires_at: integerParameter.optional(),
      submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
      discounts: z
        .array(z.strictObject({ coupon: z.string().optional(), promotion_code: z.string().optional() }))
        .max(1)
        .optional(),
      allow_promotion_codes: flagParameter.optional(),
      payment_intent_data: z
        .strictObject({ metadata: metadataParameter, description: z.string().max(1000).optional() })
        .optional(),
      subscription_data: z
        .strictObject({
          metadata: metadataParameter,
          trial_period_days: integerParameter.min(1).max(730).optional(),
          description: z.string().max(500).optional(),
        })
        .optional(),
      invoice_creation: z.strictObject({ enabled: flagParameter }).optional(),
      automatic_tax: z.strictObject({ enabled: flagParameter }).optional(),
      adaptive_pricing: z.strictObject({ enabled: flagParameter }).optional(),
      customer_update: z.record(z.string(), z.enum(['auto', 'never'])).optional(),
      custom_text: customText,
      payment_method_collection: z.enum(['always', 'if_required']).optional(),
      metadata: metadataParameter,
    },
    async (world, given) => {
      const customer = await world.read('customer', given.customer, 'customer');
      const [item] = given.line_items;
      if (item === undefined) throw refusedParameter('A line item is required.', 'line_items', 'parameter_missing');
      const price = await world.read('price', item.price, 'line_items[0][price]');
      const product = await world.read('product', price.product);
      if (!price.active || !product.active)
        throw refusedParameter(
          'The price specified is inactive. This field only accepts active prices.',
          'line_items[0][price]',
        );
      if (price.type === 'recurring' && given.mode === 'payment')
        throw refusedParameter(
          'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
          'line_items[0]',
        );
      if (price.type === 'one_time' && given.mode === 'subscription')
        throw refusedParameter('You must provide at least one recurring price in `subscription` mode.', 'line_items');
      if (given.mode === 'payment' && given.subscription_data !== undefined)
        throw refusedParameter('You can not pass `subscription_data` in `payment` mode.', 'subscription_data');
      if (given.mode === 'subscription' && (given.submit_type !== undefined || given.payment_intent_data !== undefined))
        throw refusedParameter('You can not pass this parameter in `subscription` mode.', 'submit_type');
      if (given.allow_promotion_codes === true && given.discounts !== undefined)
        throw refusedParameter(
          'You may only specify one of these parameters: allow_promotion_codes, discounts.',
          'discounts',
        );
      if (customer.currency !== null && customer.currency !== price.currency)
        throw new SandboxError(
          400,
          `You cannot combine currencies on a single customer. This customer has had a subscription, coupon, or invoice item with currency ${customer.currency}.`,
        );
      const expiresAt = given.expires_at ?? world.now + 86_400;
      if (expiresAt < world.now + 1800 - 60 || expiresAt > world.now + 86_400)
        throw refusedParameter(
          'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
          'expires_at',
        );
      const trialDays = given.subscription_data?.trial_period_days ?? 0;
      const subtotal = (price.unit_amount ?? 0) * item.quantity;
      const [discount] = given.discounts ?? [];
      const coupon = discount === undefined ? undefined : await findDiscount(world, discount, price.currency);
      const total = trialDays > 0 ? 0 : discounted(subtotal, coupon);
      if (total > 0 && total < smallestCharge)
        throw new SandboxError(400, "The Checkout Session's total amount due must add up to at least 50 cents.", {
          code: 'amount_too_small',
        });
      const id = world.newId('cs_test');
      const session: Objects['checkout.session'] = {
        id,
        object: 'checkout.session',
        amount_subtotal: trialDays > 0 ? 0 : subtotal,
        amount_total: total,
        cancel_url: given.cancel_url ?? null,
        client_reference_id: given.client_reference_id ?? null,
        created: world.now,
        currency: price.currency,
        customer: customer.id,
        customer_details: null,
        discounts:
          discount === undefined
            ? []
            : [{ coupon: coupon?.id ?? null, promotion_code: discount.promotion_code ?? null }],
        expires_at: expiresAt,
        invoice: null,
        livemode: false,
        locale: given.locale,
        allowed_payment_method_types: given.allowed_payment_method_types ?? null,
        metadata: mergeMetadata({}, given.metadata),
        mode: given.mode,
        payment_intent: null,
        payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
        status: 'open',
        subscription: null,
        success_url: given.success_url,
        url: `${world.siteUrl}/sandbox/checkout/${id}`,
        _product_name: product.name,
        _line_items: [{ price: price.id, quantity: item.quantity }],
        _trial_days: trialDays,
        _subscription_metadata: mergeMetadata({}, given.subscription_data?.metadata),
        _custom_text: given.custom_text?.submit?.message ?? '',
      };
      await world.save('checkout.session', session);
      if (given.mode === 'subscription' && customer.currency === null)
        await world.save('customer', { ...customer, currency: price.currency });
      return session;
    },
  ),
  endpoint(
    'get',
    '/v1/checkout/sessions',
    {
      ...listShape,
      customer: z.string().optional(),
      payment_intent: z.string().optional(),
      subscription: z.string().optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    },
    async (world, { customer, payment_intent, subscription, status, ...page }) => {
      const match = Object.fromEntries(
        Object.entries({ customer, payment_intent, subscription, status }).filter(([, value]) => value !== undefined),
      );
      return listPage('/v1/checkout/sessions', await world.list('checkout.session', match), page);
    },
  ),
  endpoint('get', '/v1/checkout/sessions/:id', {}, async (world, _, id) => world.read('checkout.session', id)),
  endpoint('post', '/v1/checkout/sessions/:id/expire', {}, async (world, _, id) => {
    const session = await world.read('checkout.session', id);
    if (session.status !== 'open')
      throw new SandboxError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    const expired: Objects['checkout.session'] = { ...session, status: 'expired', url: null };
    await world.save('checkout.session', expired);
    await world.announce('checkout.session.expired', expired);
    return expired;
  }),
];
