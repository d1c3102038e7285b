import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { subjectOf } from './event-subject.ts';

const subject = (type: string, object: object) => subjectOf({ type, data: { object } } as unknown as Stripe.Event);

test.each([
  ['session', 'checkout.session', ['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired']],
  ['trial', 'customer.subscription', ['trial_will_end']],
  ['subscription', 'customer.subscription', ['created', 'updated', 'deleted', 'paused', 'resumed']],
  ['invoice', 'invoice', ['paid', 'payment_failed', 'payment_action_required', 'voided', 'marked_uncollectible']],
  ['product', 'product', ['created', 'updated', 'deleted']],
  ['price', 'price', ['created', 'updated', 'deleted']],
  ['customer', 'customer', ['deleted']],
])('events about a %s name it', (kind, prefix, happenings) => {
  for (const happening of happenings) expect(subject(`${prefix}.${happening}`, { id: 'x' })).toEqual({ kind, id: 'x' });
});

test.each([
  ['charge', ['refunded', 'dispute.created', 'dispute.updated', 'dispute.closed']],
  ['charge.dispute', ['funds_reinstated', 'funds_withdrawn']],
  ['refund', ['created', 'updated', 'failed']],
])('events about a %s name its payment, where there is one', (prefix, happenings) => {
  for (const happening of happenings) {
    const type = `${prefix}.${happening}`;
    expect(subject(type, { id: 'x', payment_intent: 'pi_1' })).toEqual({ kind: 'payment', id: 'pi_1' });
    expect(subject(type, { id: 'x', payment_intent: { id: 'pi_2' } })).toEqual({ kind: 'payment', id: 'pi_2' });
    expect(subject(type, { id: 'x', payment_intent: null })).toBeUndefined();
  }
});

test('an upcoming invoice, which has no id yet, and other events do not concern us', () => {
  expect(subject('invoice.paid', {})).toBeUndefined();
  expect(subject('payout.paid', { id: 'x' })).toBeUndefined();
});
