import type { Stripe } from 'stripe';
import { idOf } from '../kernel/id-of.ts';

/** The object that an event names. Nothing else is taken from the event; the provider is asked again. */
export interface EventSubject {
  readonly kind: 'session' | 'subscription' | 'trial' | 'invoice' | 'payment' | 'product' | 'price' | 'customer';
  readonly id: string;
}

/** Returns undefined for types that do not concern us. */
export function subjectOf(event: Stripe.Event): EventSubject | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { kind: 'session', id: event.data.object.id };
    case 'customer.subscription.trial_will_end':
      return { kind: 'trial', id: event.data.object.id };
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return { kind: 'subscription', id: event.data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return event.data.object.id === undefined ? undefined : { kind: 'invoice', id: event.data.object.id };
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const payment = idOf(event.data.object.payment_intent);
      return payment === undefined ? undefined : { kind: 'payment', id: payment };
    }
    case 'product.created':
    case 'product.updated':
    case 'product.deleted':
      return { kind: 'product', id: event.data.object.id };
    case 'price.created':
    case 'price.updated':
    case 'price.deleted':
      return { kind: 'price', id: event.data.object.id };
    case 'customer.deleted':
      return { kind: 'customer', id: event.data.object.id };
    default:
      return undefined;
  }
}
