import { z } from 'zod';
import { endpoint, integerParameter, mergeMetadata, metadataParameter } from '../endpoint.ts';
import { listPage, listShape } from '../list-page.ts';
import type { Objects } from '../objects.ts';
import { openDispute } from '../payment.ts';
import { refusedParameter, SandboxError } from '../sandbox-error.ts';

const ofPayment = { ...listShape, payment_intent: z.string().optional(), charge: z.string().optional() };
const matching = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Payments, charges, refunds and disputes. */
export const paymentEndpoints = [
  endpoint('get', '/v1/payment_intents/:id', {}, async (world, _, id) => world.read('payment_intent', id)),
  endpoint(
    'get',
    '/v1/payment_intents',
    { ...listShape, customer: z.string().optional() },
    async (world, { customer, ...page }) =>
      listPage('/v1/payment_intents', await world.list('payment_intent', matching({ customer })), page),
  ),
  endpoint('get', '/v1/charges/:id', {}, async (world, _, id) => world.read('charge', id)),
  endpoint(
    'post',
    '/v1/refunds',
    {
      payment_intent: z.string(),
      amount: integerParameter.min(1).optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: metadataParameter,
    },
    async (world, given) => {
      const intent = await world.read('payment_intent', given.payment_intent, 'payment_intent');
      if (intent.latest_charge === null)
        throw new SandboxError(400, 'This PaymentIntent does not have a successful charge to refund.');
      const charge = await world.read('charge', intent.latest_charge);
      const open = charge.amount - charge.amount_refunded;
      if (open === 0)
        throw new SandboxError(400, `Charge ${charge.id} has already been refunded.`, {
          code: 'charge_already_refunded',
        });
      const disputes = await world.list('dispute', { charge: charge.id });
      if (disputes.some(({ status }) => status !== 'won' && status !== 'warning_closed'))
        throw new SandboxError(400, `Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' });
      const amount = given.amount ?? open;
      if (amount > open)
        throw refusedParameter(
          `Refund amount (${amount}) is greater than unrefunded amount on charge (${open})`,
          'amount',
        );
      const refund: Objects['refund'] = {
        id: world.newId('re'),
        object: 'refund',
        amount,
        charge: charge.id,
        created: world.now,
        currency: charge.currency,
        metadata: mergeMetadata({}, given.metadata),
        payment_intent: intent.id,
        reason: given.reason ?? null,
        status: 'succeeded',
      };
      const refunded = charge.amount_refunded + amount;
      const after = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
      await world.save('refund', refund);
      await world.save('charge', after);
      await world.announce('refund.created', refund);
      await world.announce('charge.refunded', after);
      return refund;
    },
  ),
  endpoint('get', '/v1/refunds', ofPayment, async (world, { payment_intent, charge, ...page }) =>
    listPage('/v1/refunds', await world.list('refund', matching({ payment_intent, charge })), page),
  ),
  endpoint('get', '/v1/refunds/:id', {}, async (world, _, id) => world.read('refund', id)),
  endpoint('get', '/v1/disputes', ofPayment, async (world, { payment_intent, charge, ...page }) =>
    listPage('/v1/disputes', await world.list('dispute', matching({ payment_intent, charge })), page),
  ),
  endpoint('get', '/v1/disputes/:id', {}, async (world, _, id) => world.read('dispute', id)),
  // the real API cannot do these either: its test cards do
  endpoint('post', '/v1/sandbox/refunds/:id/fail', {}, async (world, _, id) => {
    const known = await world.read('refund', id);
    const charge = await world.read('charge', known.charge);
    const refund: Objects['refund'] = { ...known, status: 'failed', failure_reason: 'expired_or_canceled_card' };
    await world.save('refund', refund);
    await world.save('charge', {
      ...charge,
      amount_refunded: charge.amount_refunded - refund.amount,
      refunded: false,
    });
    for (const type of ['refund.updated', 'charge.refund.updated', 'refund.failed']) await world.announce(type, refund);
    return refund;
  }),
  // leaves a payment as if a credit of the customer had paid a part of its invoice
  endpoint('post', '/v1/sandbox/payments/:id/credit', { amount: integerParameter.min(1) }, async (world, given, id) => {
    const intent = await world.read('payment_intent', id);
    const amount = intent.amount - given.amount;
    const after: Objects['payment_intent'] = { ...intent, amount, amount_received: amount };
    await world.save('payment_intent', after);
    await world.save('charge', { ...(await world.read('charge', intent.latest_charge ?? '')), amount });
    for (const invoice of await world.list('invoice', { _payment_intent: id }))
      await world.save('invoice', { ...invoice, amount_paid: amount });
    return after;
  }),
  endpoint(
    'post',
    '/v1/sandbox/disputes',
    { payment_intent: z.string(), amount: integerParameter.min(1).optional() },
    async (world, given) => openDispute(world, await world.read('payment_intent', given.payment_intent), given.amount),
  ),
  endpoint(
    'post',
    '/v1/sandbox/disputes/:id/close',
    { status: z.enum(['won', 'lost', 'warning_closed']) },
    async (world, { status }, id) => {
      const dispute: Objects['dispute'] = { ...(await world.read('dispute', id)), status };
      await world.save('dispute', dispute);
      await world.announce('charge.dispute.closed', dispute);
      return dispute;
    },
  ),
];
