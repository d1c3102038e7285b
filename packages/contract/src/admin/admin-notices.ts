import { z } from 'zod';
import { successResponse, wireTime } from '../shared/wire-values.ts';
import { orderKinds } from '../shop/order-kind.ts';
import { pageSortedBy } from './admin-page.ts';
import { reasonLength } from './reason-length.ts';

const reason = z.string().trim().min(reasonLength.least).max(reasonLength.most);

/** Bodies of `admin-notices`: the withdrawals and cancellations that customers declared, and what admins decide about them. */
export const adminNoticesRequest = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('list'),
    state: z.enum(['open', 'settled']).optional(),
    ...pageSortedBy(['due_at', 'received_at', 'email']),
    direction: z.enum(['asc', 'desc']).default('asc'),
  }),
  /** `find` searches for other contracts: an order or invoice number, or the address of an account. */
  z.object({ action: z.literal('previewRefund'), noticeId: z.uuid(), find: z.string().trim().max(200).default('') }),
  z.object({ action: z.literal('refund'), noticeId: z.uuid(), orderId: z.uuid(), amount: z.number().int().min(0) }),
  /** `forCause` ends the plan at once or on the declared day, without notice; for extraordinary cancellations only. */
  z.object({
    action: z.literal('cancelPlan'),
    noticeId: z.uuid(),
    orderId: z.uuid(),
    forCause: z.boolean().default(false),
    /** The outcome that the preview showed; another one is refused. */
    seen: z.object({ endsAt: z.iso.datetime(), refund: z.number().int().min(0) }),
  }),
  /** Takes back a cancellation that a stranger declared. */
  z.object({
    action: z.literal('undoCancellation'),
    noticeId: z.uuid(),
    reason,
  }),
  z.object({
    action: z.literal('settle'),
    noticeId: z.uuid(),
    reason,
    /** Mailed to the address of the declaration unless empty. */
    answer: z.string().trim().max(2000).default(''),
  }),
]);
/** Request body of `admin-notices`, before parsing. */
export type AdminNoticesRequest = z.input<typeof adminNoticesRequest>;
/** Request body of `admin-notices`, after parsing. */
export type AdminNoticesAction = z.output<typeof adminNoticesRequest>;

const text = z.string().nullable();

const noticeRow = z.object({
  id: z.string(),
  kind: z.enum(['withdrawal', 'cancellation']),
  email: z.string(),
  name: z.string(),
  contract: z.string(),
  details: z.record(z.string(), z.unknown()),
  received_at: wireTime,
  due_at: wireTime,
  settled_at: wireTime.nullable(),
  /** Whether it was accepted and is in progress. */
  is_accepted: z.boolean(),
  /** The reason why the payment provider refuses it. */
  problem: text,
  /** The account with that email address, if there is one. */
  user_id: text,
  /** When the plan ends by it; while good cause or a withdrawal is undecided, at the latest. */
  ends_at: wireTime.nullable(),
  taken_back_at: wireTime.nullable(),
  /** Whether an admin can take it back: a stranger canceled a plan that still runs. */
  can_undo: z.boolean(),
});
/** A withdrawal or cancellation that a customer declared. */
export type NoticeRow = Readonly<z.output<typeof noticeRow>>;

const cancellationOutcome = z.object({
  /** When the plan ends, counted from the receipt. */
  ends_at: wireTime,
  /** Whether that time has passed. */
  has_ended: z.boolean(),
  /** Minor units that go back for the time after that, as things are now. */
  refund: z.number(),
});

/** The outcome of a cancellation for a plan. */
export type CancellationOutcome = Readonly<z.output<typeof cancellationOutcome>>;

const refundableOrder = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(orderKinds),
  product: z.string(),
  /** The address of its account; null for a deleted account. */
  email: text,
  /** Whether the declaration, or the search, names its order or one of its invoices. */
  is_named: z.boolean(),
  /** Whether the declaration came from the address of its account. */
  is_own: z.boolean(),
  is_business: z.boolean(),
  /** Whether it is an active plan, which a withdrawal ends at once. */
  is_running: z.boolean(),
  /** Whether a withdrawal from it has an effect. */
  can_withdraw: z.boolean(),
  ordered_at: wireTime,
  currency: z.string(),
  /** The total paid for it. */
  amount: z.number(),
  tokens: z.number(),
  unspent: z.number(),
  /** Tokens used before the order confirmation was sent; using them did not end the right of withdrawal. */
  unconfirmed: z.number(),
  /** Minor units, at most what remains of the payments. */
  refund: z.number(),
  /** The outcome of a cancellation; null for withdrawals. `for_cause` is null for an ordinary one. */
  cancellation: z.object({ with_notice: cancellationOutcome, for_cause: cancellationOutcome.nullable() }).nullable(),
  /** The end of the withdrawal period. */
  withdrawal_until: wireTime,
  /** Whether the declaration arrived within the period. One sent within the period is also in time. */
  in_time: z.boolean(),
});
/** A contract that a declaration may be about, with its possible refund. Amounts in minor units. */
export type RefundableOrder = Readonly<z.output<typeof refundableOrder>>;

/** The responses of `admin-notices`, one for each action. */
export const adminNoticesResponses = {
  list: z.object({ rows: z.array(noticeRow).readonly(), total: z.number() }),
  previewRefund: z.object({ orders: z.array(refundableOrder).readonly() }),
  refund: successResponse,
  cancelPlan: successResponse,
  undoCancellation: successResponse,
  settle: successResponse,
} satisfies Record<AdminNoticesAction['action'], z.ZodType>;
