import { z } from 'zod';
import { successResponse, wireTime } from '../shared/wire-values.ts';
import { customerView } from './admin-customer.ts';
import { orderKinds } from './admin-orders.ts';
import { overviewResponse } from './admin-overview.ts';
import { pageSortedBy } from './admin-page.ts';
import { healthDetail } from './health-detail.ts';
import { reasonLength } from './reason-length.ts';

/** The tables that admins can export as CSV. */
export const exportTables = [
  'products',
  'discounts',
  'customers',
  'subscriptions',
  'orders',
  'documents',
  'ledger',
  'balances',
  'notices',
  'audit',
] as const;
/** One of `exportTables`. */
export type ExportTable = (typeof exportTables)[number];

/** The decisions that an admin can make about an order in review. */
export const orderVerdicts = ['fulfil', 'refund'] as const;
/** One of `orderVerdicts`. */
export type OrderVerdict = (typeof orderVerdicts)[number];

const search = z.string().trim().max(200).default('');

/** Bodies of `admin-data`: the admin views other than the catalog. `export` answers CSV, the others JSON. */
export const adminDataRequest = z.discriminatedUnion('view', [
  z.object({
    view: z.literal('audit'),
    action: z.string().max(60).optional(),
    ...pageSortedBy(['created_at', 'action', 'actor']),
  }),
  z.object({ view: z.literal('customer'), id: z.uuid() }),
  z.object({ view: z.literal('health') }),
  /** The numbers of open decisions, for the navigation. */
  z.object({ view: z.literal('waiting') }),
  z.object({ view: z.literal('overview'), days: z.union([z.literal(30), z.literal(90), z.literal(365)]).default(30) }),
  z.object({
    view: z.literal('notices'),
    state: z.enum(['open', 'settled']).optional(),
    ...pageSortedBy(['due_at', 'received_at', 'email']),
    direction: z.enum(['asc', 'desc']).default('asc'),
  }),
  /** `find` searches for other contracts: an order or invoice number, or the address of an account. */
  z.object({ view: z.literal('refundPreview'), noticeId: z.uuid(), find: search }),
  z.object({ view: z.literal('refund'), noticeId: z.uuid(), orderId: z.uuid(), amount: z.number().int().min(0) }),
  /** `forCause` ends the plan at once or on the declared day, without notice; for extraordinary cancellations only. */
  z.object({
    view: z.literal('cancelPlan'),
    noticeId: z.uuid(),
    orderId: z.uuid(),
    forCause: z.boolean().default(false),
    /** The outcome that the preview showed; another one is refused. */
    seen: z.object({ endsAt: z.iso.datetime(), refund: z.number().int().min(0) }),
  }),
  /** Takes back a cancellation that a stranger declared. */
  z.object({
    view: z.literal('undoCancellation'),
    noticeId: z.uuid(),
    reason: z.string().trim().min(reasonLength.least).max(reasonLength.most),
  }),
  z.object({
    view: z.literal('settle'),
    noticeId: z.uuid(),
    reason: z.string().trim().min(reasonLength.least).max(reasonLength.most),
    /** Mailed to the address of the declaration unless empty. */
    answer: z.string().trim().max(2000).default(''),
  }),
  z.object({
    view: z.literal('reviews'),
    state: z.enum(['open', 'closed']).default('open'),
    ...pageSortedBy(['created_at', 'number', 'email']),
    direction: z.enum(['asc', 'desc']).default('asc'),
  }),
  z.object({
    view: z.literal('resolve'),
    orderId: z.uuid(),
    verdict: z.enum(orderVerdicts),
    reason: z.string().trim().min(3).max(200),
  }),
  z.object({
    view: z.literal('export'),
    table: z.enum(exportTables),
    search,
    /** The filter as it appears in the page address, such as a status or an action; empty for the default view. */
    filter: z.string().max(60).default(''),
    /** Further filters of the list of orders. */
    kind: z.enum(orderKinds).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
]);
/** Request body of `admin-data`, before parsing. */
export type AdminDataRequest = z.input<typeof adminDataRequest>;
/** Request body of `admin-data`, after parsing. */
export type AdminDataView = z.output<typeof adminDataRequest>;

const text = z.string().nullable();
const values = z.record(z.string(), z.unknown());

/** The kinds of objects that the log names. */
export const subjectKinds = [
  'order',
  'person',
  'product',
  'discount',
  'notice',
  'model',
  'text',
  'table',
  'setting',
] as const;
/** One of `subjectKinds`. */
export type SubjectKind = (typeof subjectKinds)[number];

const auditRow = z.object({
  id: z.string(),
  created_at: wireTime,
  /** The address of the admin; null for the operator on the command line and for deleted accounts. */
  actor: text,
  action: z.string(),
  /** The id of the object; for texts the language and the key. */
  subject: z.string(),
  /** The kind of the object; null if it is gone. */
  subject_kind: z.enum(subjectKinds).nullable(),
  /** Its order number, address or name. */
  subject_name: text,
  before: z.unknown(),
  after: z.unknown(),
  reason: text,
});
/** One change in the audit log; times are ISO strings. */
export type AuditRow = Readonly<z.output<typeof auditRow>>;

const auditPage = z.object({
  rows: z.array(auditRow).readonly(),
  /** Counts all matching rows. */
  total: z.number(),
  /** Every action that occurs in the log, for the filter. */
  actions: z.array(z.string()).readonly(),
});
/** A page of the audit log. */
export type AuditPage = Readonly<z.output<typeof auditPage>>;

const noticeRow = z.object({
  id: z.string(),
  kind: z.enum(['withdrawal', 'cancellation']),
  email: z.string(),
  name: z.string(),
  contract: z.string(),
  details: values,
  received_at: wireTime,
  due_at: wireTime,
  settled_at: wireTime.nullable(),
  /** Whether it was accepted and is in progress. */
  is_accepted: z.boolean(),
  /** The reason why the payment provider refuses it. */
  problem: text,
  /** The account with that email address, if there is one. */
  user_id: text,
  /** When the plan ends by an applied cancellation; while good cause is undecided, at the latest. */
  ends_at: wireTime.nullable(),
  taken_back_at: wireTime.nullable(),
  /** Whether an admin can take it back: a stranger cancelled a plan that still runs. */
  can_undo: z.boolean(),
});
/** A withdrawal or cancellation that a customer declared. */
export type NoticeRow = Readonly<z.output<typeof noticeRow>>;

const reviewRow = z.object({
  id: z.string(),
  number: z.string(),
  product: z.string(),
  kind: z.enum(['token_pack', 'subscription']),
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
  kind: z.enum(['token_pack', 'subscription']),
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

/** The parts of the shop that report their health. */
export const healthChecks = [
  'webhooks',
  'mails',
  'reconciliation',
  'reviews',
  'strays',
  'ledger',
  'model',
  'payments',
  'catalog',
  'operator',
] as const;

const healthCheck = z.object({
  name: z.enum(healthChecks),
  state: z.enum(['good', 'warning', 'bad', 'idle', 'pending']),
  count: z.number(),
  at: wireTime.nullable(),
  details: z.array(healthDetail).readonly(),
});
/** The health of one part of the shop; `idle` means not in use, `pending` not looked at yet. */
export type HealthCheck = Readonly<z.output<typeof healthCheck>>;

const waitingDecisions = z.object({ notices: z.number(), reviews: z.number() });
/** The numbers of open declarations and of orders in review. */
export type WaitingDecisions = Readonly<z.output<typeof waitingDecisions>>;

const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row).readonly(), total: z.number() });

/** The responses of `admin-data`, one for each view; `export` answers a CSV. */
export const adminDataResponses = {
  audit: auditPage,
  customer: customerView,
  health: z.object({ checks: z.array(healthCheck).readonly() }),
  waiting: waitingDecisions,
  overview: overviewResponse,
  notices: pageOf(noticeRow),
  refundPreview: z.object({ orders: z.array(refundableOrder).readonly() }),
  refund: successResponse,
  cancelPlan: successResponse,
  undoCancellation: successResponse,
  settle: successResponse,
  reviews: pageOf(reviewRow),
  resolve: successResponse,
  export: z.string(),
} satisfies Record<AdminDataView['view'], z.ZodType>;
