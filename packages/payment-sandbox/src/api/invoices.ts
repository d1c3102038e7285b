import { z } from 'zod';
import {
  endpoint,
  flagParameter,
  integerParameter,
  mergeMetadata,
  metadataParameter,
  textParameter,
} from '../endpoint.ts';
import { finalizeInvoice } from '../finalize-invoice.ts';
import { collectedFrom, keepDraft } from '../keep-draft.ts';
import { listPage, listShape } from '../list-page.ts';
import { untimed } from '../new-invoice.ts';
import type { Objects } from '../objects.ts';
import { payInvoice } from '../pay-invoice.ts';
import { refusedParameter, SandboxError } from '../sandbox-error.ts';
import { collectDraft } from '../subscription-cycle.ts';
import type { World } from '../world.ts';
import { waitingItems, writeItemInvoice } from '../write-item-invoice.ts';

const ofSubscription = { customer: z.string(), subscription: z.string() };

/** Invoices of subscriptions, and single items on them. */
export const invoiceEndpoints = [
  endpoint(
    'post',
    '/v1/invoiceitems',
    {
      ...ofSubscription,
      subscription: z.string().optional(),
      amount: integerParameter,
      currency: z.string(),
      description: textParameter.optional(),
    },
    async (world, { customer, subscription: id, amount, currency, description }) => {
      const subscription = id === undefined ? undefined : await readOwn(world, { customer, subscription: id });
      const item: Objects['invoiceitem'] = {
        id: world.newId('ii'),
        object: 'invoiceitem',
        amount,
        currency,
        customer,
        date: world.now,
        description: description ?? null,
        invoice: null,
        livemode: false,
        proration: false,
        _subscription: id ?? null,
      };
      await world.save('invoiceitem', item);
      await world.announce('invoiceitem.created', item);
      if (subscription === undefined) return item;
      const waiting = (await waitingItems(world, subscription)).reduce((sum, one) => sum + one.amount, 0);
      const { billing_thresholds: thresholds } = subscription;
      if (thresholds !== null && waiting >= thresholds.amount_gte)
        await keepDraft(world, await writeItemInvoice(world, subscription, 'subscription_threshold'));
      return world.read('invoiceitem', item.id);
    },
  ),
  endpoint('delete', '/v1/invoiceitems/:id', {}, async (world, _, id) => {
    const item = await world.read('invoiceitem', id);
    if (item.invoice !== null) throw new SandboxError(400, 'An item of an invoice cannot be deleted.');
    await world.remove('invoiceitem', id);
    return { id, object: 'invoiceitem', deleted: true };
  }),
  endpoint('post', '/v1/invoices', ofSubscription, async (world, given) => {
    const invoice = await writeItemInvoice(world, await readOwn(world, given), 'manual');
    return keepDraft(world, { ...invoice, auto_advance: false });
  }),
  endpoint(
    'get',
    '/v1/invoice_payments',
    {
      ...listShape,
      payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }),
    },
    async (world, { payment, ...page }) => {
      const paid = await world.list('invoice', { _payment_intent: payment.payment_intent });
      const payments = paid.map(({ id, created }) => ({
        id: `inpay_${id}`,
        object: 'invoice_payment',
        created,
        invoice: id,
        payment,
      }));
      return listPage('/v1/invoice_payments', payments, page);
    },
  ),
  endpoint('post', '/v1/invoices/:id/void', {}, async (world, _, id) => {
    const invoice = await world.read('invoice', id);
    if (invoice.status !== 'open')
      throw new SandboxError(400, `You can only void open invoices. This invoice has a status of ${invoice.status}.`);
    const voided: Objects['invoice'] = {
      ...invoice,
      status: 'void',
      status_transitions: { ...invoice.status_transitions, voided_at: world.now },
    };
    await world.save('invoice', voided);
    await world.announce('invoice.voided', voided);
    await endOverdue(world, voided);
    return voided;
  }),
  endpoint(
    'post',
    '/v1/invoices/:id/finalize',
    { auto_advance: flagParameter.optional() },
    async (world, given, id) => {
      const invoice = await world.read('invoice', id);
      if (invoice.status !== 'draft') throw new SandboxError(400, 'This invoice is already finalized.');
      if (given.auto_advance ?? invoice.auto_advance) await collectDraft(world, invoice);
      else await finalizeInvoice(world, { ...invoice, auto_advance: false });
      return world.read('invoice', id);
    },
  ),
  endpoint('post', '/v1/invoices/:id/pay', { paid_out_of_band: flagParameter.optional() }, async (world, given, id) => {
    const invoice = await world.read('invoice', id);
    if (invoice.status !== 'open') throw new SandboxError(400, `Invoice is already ${invoice.status}.`);
    if (given.paid_out_of_band !== true) {
      const subscription = await world.read('subscription', invoice.parent.subscription_details.subscription);
      if (!(await payInvoice(world, subscription, invoice)))
        throw new SandboxError(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
      await endOverdue(world, invoice);
      return world.read('invoice', id);
    }
    const paid: Objects['invoice'] = {
      ...invoice,
      amount_paid: 0,
      amount_remaining: 0,
      status: 'paid',
      status_transitions: { ...invoice.status_transitions, paid_at: world.now },
    };
    await world.save('invoice', paid);
    await world.announce('invoice.paid', paid);
    await endOverdue(world, paid);
    return paid;
  }),
  endpoint(
    'post',
    '/v1/invoices/:id',
    { auto_advance: flagParameter.optional(), metadata: metadataParameter },
    async (world, given, id) => {
      const before = await world.read('invoice', id);
      const wasCollected = before.auto_advance ?? false;
      const isCollected = given.auto_advance ?? wasCollected;
      if (isCollected !== wasCollected && before.status !== 'draft' && before.status !== 'open')
        throw refusedParameter(`An invoice that is ${before.status} is not collected.`, 'auto_advance');
      const changed = {
        ...before,
        auto_advance: isCollected,
        metadata: mergeMetadata(before.metadata ?? {}, given.metadata),
      };
      const invoice = isCollected === wasCollected ? changed : collectedFrom(world, changed);
      await world.save('invoice', invoice);
      await world.announce('invoice.updated', invoice);
      return invoice;
    },
  ),
  // those of earlier versions have no times
  endpoint('get', '/v1/invoices/:id', {}, async (world, _, id) =>
    Object.assign({ status_transitions: untimed }, await world.read('invoice', id)),
  ),
  endpoint(
    'get',
    '/v1/invoices',
    {
      ...listShape,
      customer: z.string().optional(),
      subscription: z.string().optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    },
    async (world, { customer, subscription, status, ...page }) => {
      const match = { ...(customer === undefined ? {} : { customer }), ...(status === undefined ? {} : { status }) };
      const all = await world.list('invoice', match);
      const fitting = all.filter(
        (one) => subscription === undefined || one.parent.subscription_details.subscription === subscription,
      );
      return listPage('/v1/invoices', fitting, page);
    },
  ),
];

async function readOwn(
  world: World,
  { customer, subscription: id }: { readonly customer: string; readonly subscription: string },
): Promise<Objects['subscription']> {
  const subscription = await world.read('subscription', id, 'subscription');
  if (subscription.customer !== customer)
    throw refusedParameter('The customer has no such subscription.', 'subscription');
  return subscription;
}

/** A subscription is overdue because of its latest invoice only. */
async function endOverdue(world: World, { id, parent }: Objects['invoice']): Promise<void> {
  const subscription = await world.find('subscription', parent.subscription_details.subscription);
  if (subscription?.status !== 'past_due' || subscription.latest_invoice !== id) return;
  const active: Objects['subscription'] = { ...subscription, status: 'active', _failures: 0, _next_attempt: null };
  await world.save('subscription', active);
  await world.announce('customer.subscription.updated', active);
}
