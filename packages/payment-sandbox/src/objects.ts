import type { Stripe } from 'stripe';
import type { InvoiceLine } from './invoice-line.ts';
import type { SchedulePhase } from './schedule-phase.ts';

/**
 * The sandbox's stored objects, with the provider's field names and types. Fields that start with an underscore are
 * ours and never leave through the API.
 */
export interface Objects {
  product: Pick<
    Stripe.Product,
    | 'id'
    | 'object'
    | 'active'
    | 'created'
    | 'default_price'
    | 'description'
    | 'livemode'
    | 'metadata'
    | 'name'
    | 'updated'
  >;
  price: Pick<
    Stripe.Price,
    | 'id'
    | 'object'
    | 'active'
    | 'billing_scheme'
    | 'created'
    | 'currency'
    | 'livemode'
    | 'lookup_key'
    | 'metadata'
    | 'nickname'
    | 'tax_behavior'
    | 'type'
    | 'unit_amount'
  > & { product: string; recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count' | 'usage_type'> | null };
  coupon: Pick<
    Stripe.Coupon,
    | 'id'
    | 'object'
    | 'amount_off'
    | 'created'
    | 'currency'
    | 'duration'
    | 'duration_in_months'
    | 'livemode'
    | 'max_redemptions'
    | 'metadata'
    | 'name'
    | 'percent_off'
    | 'redeem_by'
    | 'times_redeemed'
    | 'valid'
  >;
  promotion_code: Pick<
    Stripe.PromotionCode,
    | 'id'
    | 'object'
    | 'active'
    | 'code'
    | 'created'
    | 'expires_at'
    | 'livemode'
    | 'max_redemptions'
    | 'metadata'
    | 'times_redeemed'
  > & { promotion: { coupon: string; type: 'coupon' } };
  customer: Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata' | 'balance'> & {
    currency: string | null;
    name: string | null;
    preferred_locales: string[];
  };
  /** The remains of a deleted customer: the provider still answers for it. */
  deleted_customer: { id: string; object: 'customer'; deleted: true };
  'checkout.session': Pick<
    Stripe.Checkout.Session,
    | 'id'
    | 'object'
    | 'amount_subtotal'
    | 'amount_total'
    | 'cancel_url'
    | 'client_reference_id'
    | 'created'
    | 'currency'
    | 'expires_at'
    | 'livemode'
    | 'locale'
    | 'allowed_payment_method_types'
    | 'metadata'
    | 'mode'
    | 'payment_status'
    | 'status'
    | 'success_url'
    | 'url'
  > & {
    customer: string;
    customer_details: { email: string | null; name: string | null; address: { country: string } } | null;
    invoice: string | null;
    payment_intent: string | null;
    subscription: string | null;
    discounts: { coupon: string | null; promotion_code: string | null }[];
    /** The product's name when the session was made: later changes do not affect this payment. */
    _product_name: string;
    _line_items: { price: string; quantity: number }[];
    _trial_days: number;
    _subscription_metadata: Record<string, string>;
    _custom_text: string;
  };
  payment_intent: Pick<
    Stripe.PaymentIntent,
    'id' | 'object' | 'amount' | 'amount_received' | 'created' | 'currency' | 'livemode' | 'metadata' | 'status'
  > & { customer: string; latest_charge: string | null };
  charge: Pick<
    Stripe.Charge,
    | 'id'
    | 'object'
    | 'amount'
    | 'amount_refunded'
    | 'created'
    | 'currency'
    | 'disputed'
    | 'livemode'
    | 'metadata'
    | 'paid'
    | 'receipt_url'
    | 'refunded'
    | 'status'
  > & { customer: string; payment_intent: string; payment_method_details: { type: 'card'; card: { country: string } } };
  refund: Pick<
    Stripe.Refund,
    'id' | 'object' | 'amount' | 'created' | 'currency' | 'failure_reason' | 'metadata' | 'reason' | 'status'
  > & { charge: string; payment_intent: string };
  dispute: Pick<
    Stripe.Dispute,
    'id' | 'object' | 'amount' | 'created' | 'currency' | 'livemode' | 'metadata' | 'reason' | 'status'
  > & { charge: string; payment_intent: string };
  subscription: Pick<
    Stripe.Subscription,
    | 'id'
    | 'object'
    | 'billing_cycle_anchor'
    | 'cancel_at'
    | 'cancel_at_period_end'
    | 'canceled_at'
    | 'cancellation_details'
    | 'collection_method'
    | 'created'
    | 'currency'
    | 'ended_at'
    | 'livemode'
    | 'metadata'
    | 'start_date'
    | 'status'
    | 'trial_end'
    | 'trial_start'
  > & {
    customer: string;
    latest_invoice: string | null;
    schedule: string | null;
    items: {
      object: 'list';
      has_more: false;
      url: string;
      data: (Pick<
        Stripe.SubscriptionItem,
        'id' | 'object' | 'created' | 'current_period_end' | 'current_period_start' | 'metadata' | 'subscription'
      > & { price: Objects['price']; quantity: number })[];
    };
    billing_thresholds: { amount_gte: number; reset_billing_cycle_anchor: false } | null;
    _card: Card;
    _failures: number;
    _next_attempt: number | null;
    _coupon: { id: string; cycles_left: number | null } | null;
    _reminded: boolean;
  };
  subscription_schedule: Pick<
    Stripe.SubscriptionSchedule,
    'id' | 'object' | 'created' | 'current_phase' | 'end_behavior' | 'livemode' | 'metadata' | 'status'
  > & {
    customer: string;
    subscription: string | null;
    released_subscription: string | null;
    phases: SchedulePhase[];
  };
  invoice: Pick<
    Stripe.Invoice,
    | 'id'
    | 'object'
    | 'amount_due'
    | 'amount_paid'
    | 'amount_remaining'
    | 'attempt_count'
    | 'attempted'
    | 'auto_advance'
    | 'automatically_finalizes_at'
    | 'billing_reason'
    | 'created'
    | 'currency'
    | 'customer_email'
    | 'hosted_invoice_url'
    | 'invoice_pdf'
    | 'livemode'
    | 'metadata'
    | 'number'
    | 'period_end'
    | 'period_start'
    | 'status'
    | 'status_transitions'
    | 'subtotal'
    | 'total'
  > & {
    customer: string;
    parent: { type: 'subscription_details'; subscription_details: { subscription: string }; quote_details: null };
    lines: {
      object: 'list';
      has_more: false;
      url: string;
      data: InvoiceLine[];
    };
    _payment_intent: string | null;
  };
  invoiceitem: Pick<
    Stripe.InvoiceItem,
    'id' | 'object' | 'amount' | 'currency' | 'date' | 'description' | 'livemode' | 'proration'
  > & { customer: string; invoice: string | null; _subscription: string | null };
  'billing_portal.configuration': Pick<
    Stripe.BillingPortal.Configuration,
    'id' | 'object' | 'active' | 'created' | 'is_default' | 'livemode' | 'metadata' | 'updated'
  > & {
    business_profile: { headline: string | null };
    default_return_url: string | null;
    features: Record<string, unknown>;
  };
  'billing_portal.session': Pick<
    Stripe.BillingPortal.Session,
    'id' | 'object' | 'created' | 'livemode' | 'locale' | 'return_url' | 'url'
  > & { configuration: string; customer: string };
  event: {
    id: string;
    object: 'event';
    api_version: string;
    created: number;
    data: { object: Record<string, unknown> };
    livemode: boolean;
    pending_webhooks: number;
    request: null;
    type: string;
  };
  webhook_endpoint: Pick<
    Stripe.WebhookEndpoint,
    'id' | 'object' | 'created' | 'enabled_events' | 'livemode' | 'status' | 'url'
  >;
  delivery: { id: string; event: string; due: number; attempts: number; state: 'waiting' | 'delivered' | 'given_up' };
  idempotent_answer: { id: string; fingerprint: string; status: number; body: string };
  clock: { id: 'clock'; ahead: number };
  switches: WebhookSwitches;
}

/** The name of a kind of object, as in `Objects`. */
export type ObjectKind = keyof Objects;

/** How the network treats webhooks. Shares are between 0 and 1, delays in real seconds. */
export interface WebhookSwitches {
  id: 'switches';
  longestDelay: number;
  duplicated: number;
  lost: number;
  isShuffled: boolean;
}

/** The behavior of each test card. */
export const cards = [
  'succeeds',
  'needs_action',
  'declined',
  'disputed',
  'surcharged',
  'delayed',
  'delayed_fails',
  'fails_later',
  'limited',
  'foreign',
] as const;
/** One of `cards`. */
export type Card = (typeof cards)[number];
