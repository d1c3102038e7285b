import { z } from 'zod';
import { successResponse, wireTime } from '../shared/wire-values.ts';
import { intervals } from '../shop/interval.ts';
import { orderKinds } from '../shop/order-kind.ts';
import { pageSortedBy } from './admin-page.ts';
import { providerLink } from './provider-link.ts';
import { reasonLength } from './reason-length.ts';

/** The states of an order that admins can filter by; `returned` are orders whose money was paid back, whole or in part. */
export const orderStates = [
  'fulfilled',
  'scheduled',
  'returned',
  'review',
  'refunded',
  'open',
  'processing',
  'draft',
  'expired',
  'failed',
  'canceled',
] as const;
/** One of `orderStates`. */
export type OrderState = (typeof orderStates)[number];

/** How much of a payment a refund returns: the rest, the price of the unspent tokens, or an amount. */
export const refundExtents = ['whole', 'unspent', 'part'] as const;
/** One of `refundExtents`. */
export type RefundExtent = (typeof refundExtents)[number];

/** The decisions that an admin can make about an order in review. */
export const orderVerdicts = ['fulfil', 'refund'] as const;
/** One of `orderVerdicts`. */
export type OrderVerdict = (typeof orderVerdicts)[number];

const reason = z.string().trim().min(reasonLength.least).max(reasonLength.most);
const refund = {
  orderId: z.uuid(),
  /** The provider's id of the payment. */
  payment: z.string().min(1).max(255),
  extent: z.enum(refundExtents),
  /** Minor units; counts for `part` only. */
  part: z.number().int().min(1).max(100_000_000).optional(),
  /** Whether the person keeps what they used: the refund then takes unspent tokens of this payment only. */
  waivesUsed: z.boolean().default(true),
};

/** Bodies of `admin-orders`. */
export const adminOrdersRequest = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('list'),
    state: z.enum(orderStates).optional(),
    kind: z.enum(orderKinds).optional(),
    /** The first and the last day of the orders, as ISO dates in Berlin time. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    ...pageSortedBy(['created_at', 'number', 'email', 'amount']),
  }),
  z.object({ action: z.literal('read'), id: z.uuid() }),
  z.object({ action: z.literal('previewRefund'), ...refund }),
  z.object({
    action: z.literal('refund'),
    ...refund,
    /** Ends a running plan at once. */
    endsPlan: z.boolean().default(false),
    reason,
    /** The preview that the admin saw; the refund is refused if it has changed since. */
    seen: z.object({ amount: z.number().int(), tokens: z.number().int(), returned: z.number().int() }),
    /** The browser makes one for each decision; the same id decides once. */
    requestId: z.uuid(),
  }),
  /** Ends a running plan with its paid period. */
  z.object({ action: z.literal('endPlan'), orderId: z.uuid(), reason, requestId: z.uuid() }),
  /** Tries a decision again that the payment provider refused. */
  z.object({ action: z.literal('retry'), decisionId: z.uuid() }),
  /** Sends a mail of the order, or one of its documents, again; `id` is that of the mail or the document. */
  z.object({ action: z.literal('resend'), what: z.enum(['mail', 'document']), id: z.uuid(), requestId: z.uuid() }),
  z.object({
    action: z.literal('reviews'),
    state: z.enum(['open', 'closed']).default('open'),
    ...pageSortedBy(['created_at', 'number', 'email']),
    direction: z.enum(['asc', 'desc']).default('asc'),
  }),
  z.object({
    action: z.literal('resolve'),
    orderId: z.uuid(),
    verdict: z.enum(orderVerdicts),
    reason: z.string().trim().min(3).max(200),
  }),
]);
/** Request body of `admin-orders`, before parsing. */
export type AdminOrdersRequest = z.input<typeof adminOrdersRequest>;
/** Request body of `admin-orders`, after parsing. */
export type AdminOrdersAction = z.output<typeof adminOrdersRequest>;

const text = z.string().nullable();
const number = z.number().nullable();

const adminOrder = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(orderKinds),
  product: z.string(),
  state: z.string(),
  tokens: z.number(),
  /** The amount of the order in minor units of `currency`. */
  amount: z.number(),
  currency: z.string(),
  /** The amount that was charged; null unless it is paid. */
  paid_amount: number,
  paid_currency: text,
  /** The money that went back, of all payments of the order; not what the bank holds because it has not decided on a dispute. */
  returned: z.number(),
  problem: text,
  created_at: wireTime,
  /** Null for a deleted account. */
  email: text,
  user_id: text,
});
/** An order in the list of admins. */
export type AdminOrder = Readonly<z.output<typeof adminOrder>>;

/** The problem of a decision whose payment the customer's bank disputes, so that nobody can refund it until the bank has decided. */
export const disputedPayment = 'charge_disputed';

const orderPayment = z.object({
  /** Null if nothing was charged. */
  payment: text,
  /** The number of the plan's invoice at the provider. */
  number: text,
  paid: z.number(),
  currency: z.string(),
  returned: z.number(),
  /** What the bank holds because it has not decided on a dispute. */
  disputed: z.number(),
  tokens: z.number(),
  unspent: z.number(),
  paid_at: wireTime,
});
/** A payment for an order with the part of it that can still be refunded. Amounts in minor units. */
export type OrderPayment = Readonly<z.output<typeof orderPayment>>;

const orderDecision = z.object({
  id: z.string(),
  cause: z.enum(['withdrawal', 'cancellation', 'account_end', 'goodwill', 'notice']),
  amount: z.number(),
  currency: z.string(),
  ends: z.enum(['now', 'period', 'no']),
  reason: text,
  actor: text,
  created_at: wireTime,
  done_at: wireTime.nullable(),
  /** Why the payment provider refuses it. */
  problem: text,
});
/** A decision to pay back or to end a plan, and whether it was carried out. */
export type OrderDecision = Readonly<z.output<typeof orderDecision>>;

const orderView = adminOrder.extend({
  list_amount: z.number(),
  interval: z.enum(intervals).nullable(),
  interval_count: number,
  promotion_code: text,
  language: z.string(),
  fulfilled_at: wireTime.nullable(),
  /** The tokens of the account. */
  balance: z.number(),
  plan: z
    .object({
      status: z.string(),
      period_end: wireTime.nullable(),
      cancel_at: wireTime.nullable(),
      is_running: z.boolean(),
    })
    .nullable(),
  payments: z.array(orderPayment).readonly(),
  decisions: z.array(orderDecision).readonly(),
  documents: z
    .array(
      z.object({
        id: z.string(),
        number: z.string(),
        kind: z.enum(['invoice', 'credit_note']),
        gross: z.number(),
        currency: z.string(),
        issued_at: wireTime,
      }),
    )
    .readonly(),
  mails: z
    .array(z.object({ id: z.string(), subject: z.string(), queued_at: wireTime, sent_at: wireTime.nullable() }))
    .readonly(),
  links: z.array(providerLink).readonly(),
});
/** An order with its payments, decisions, documents and mails. */
export type OrderView = Readonly<z.output<typeof orderView>>;

const refundPreview = z.object({
  /** Minor units that go back. */
  amount: z.number(),
  currency: z.string(),
  /** Minor units that were already paid back, or wait for the bank. */
  returned: z.number(),
  /** Minor units that the bank holds because it has not decided on a dispute. Nothing is refunded before, and nothing if it is lost. */
  disputed: z.number(),
  /** The rest of the payment afterwards. */
  rest: z.number(),
  /** Tokens that the refund takes from the balance. */
  tokens: z.number(),
  /** Used tokens that nobody owes afterwards. */
  waived: z.number(),
  balance: z.number(),
  /** While a dispute is undecided: the balance after it is won. */
  balance_after: z.number(),
});
/** The effect of a refund on the money and the tokens. */
export type RefundPreview = Readonly<z.output<typeof refundPreview>>;

const reviewRow = z.object({
  id: z.string(),
  number: z.string(),
  product: z.string(),
  kind: z.enum(orderKinds),
  tokens: z.number(),
  amount: z.number(),
  currency: z.string(),
  /** The amount that the provider charged. */
  paid_amount: z.number().nullable(),
  paid_currency: text,
  problem: text,
  state: z.enum(['review', 'fulfilled', 'refunded', 'failed']),
  created_at: wireTime,
  /** The reason that an admin gave for closing it; null if none was given. */
  reason: text,
  /** Null for a deleted account. */
  email: text,
  user_id: text,
});
/** An order whose payment does not match it. Amounts are in minor units. */
export type ReviewRow = Readonly<z.output<typeof reviewRow>>;

/** The responses of `admin-orders`, one for each action. */
export const adminOrdersResponses = {
  list: z.object({ rows: z.array(adminOrder).readonly(), total: z.number() }),
  read: orderView,
  previewRefund: refundPreview,
  refund: successResponse,
  endPlan: successResponse,
  retry: successResponse,
  resend: successResponse,
  reviews: z.object({ rows: z.array(reviewRow).readonly(), total: z.number() }),
  resolve: successResponse,
} satisfies Record<AdminOrdersAction['action'], z.ZodType>;
