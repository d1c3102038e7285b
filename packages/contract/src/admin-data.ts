import { z } from 'zod';
import { pageSortedBy } from './admin-page.ts';
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

/** What can be done with an order in review. */
export const orderVerdicts = ['fulfil', 'refund'] as const;
export type OrderVerdict = (typeof orderVerdicts)[number];

const search = z.string().trim().max(200).default('');

/** Bodies of `admin-data`: what admins look at beside the catalogue. `export` answers a CSV, the others JSON. */
export const adminDataRequest = z.discriminatedUnion('view', [
  z.object({
    view: z.literal('audit'),
    action: z.string().max(60).optional(),
    ...pageSortedBy(['created_at', 'action', 'actor']),
  }),
  z.object({ view: z.literal('customer'), id: z.uuid() }),
  z.object({ view: z.literal('health') }),
  z.object({ view: z.literal('overview'), days: z.union([z.literal(30), z.literal(90), z.literal(365)]).default(30) }),
  z.object({
    view: z.literal('notices'),
    state: z.enum(['open', 'settled']).optional(),
    ...pageSortedBy(['due_at', 'received_at', 'email']),
    direction: z.enum(['asc', 'desc']).default('asc'),
  }),
  /** `find` looks beyond what the declaration names: an order or invoice number, or the address of an account. */
  z.object({ view: z.literal('refundPreview'), noticeId: z.uuid(), find: search }),
  z.object({ view: z.literal('refund'), noticeId: z.uuid(), orderId: z.uuid(), amount: z.number().int().min(0) }),
  z.object({ view: z.literal('cancelPlan'), noticeId: z.uuid(), orderId: z.uuid() }),
  z.object({
    view: z.literal('settle'),
    noticeId: z.uuid(),
    reason: z.string().trim().min(reasonLength.least).max(reasonLength.most),
    /** Mailed to whoever declared it, where it is not empty. */
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
    /** What the table shows, as its address has it: a status, an action; empty for what it usually shows. */
    filter: z.string().max(60).default(''),
  }),
]);
/** What a client sends as the body of `admin-data`. */
export type AdminDataRequest = z.input<typeof adminDataRequest>;
/** The same after parsing. */
export type AdminDataView = z.output<typeof adminDataRequest>;

/** One change in the audit log; times are ISO. */
export interface AuditRow {
  readonly id: string;
  readonly created_at: string;
  /** The address of whoever did it; null for the operator on the command line and for deleted accounts. */
  readonly actor: string | null;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
}

/** A page of the audit log; `total` counts all matching rows. */
export interface AuditPage {
  readonly rows: readonly AuditRow[];
  readonly total: number;
  /** Every action that the log has, to choose one of. */
  readonly actions: readonly string[];
}

/** A day of the shop, as Berlin counts days. `revenue` in minor units of the shop's currency, less what was paid back. */
export interface ShopDay {
  readonly day: string;
  readonly revenue: number;
  readonly sold: number;
  readonly used: number;
  readonly failed: number;
  /** Subscriptions that ran on that day; one that has ended counts to the end of its last period. */
  readonly active: number;
}

/** Net turnover of a calendar year in euro cents, as Berlin counts years; `abroad` with consumers in other member states. */
export interface YearTurnover {
  readonly year: number;
  readonly total: number;
  readonly abroad: number;
}

/** How near the shop is to the limits at which its taxation changes. */
export interface TaxMeters {
  readonly vatMode: 'standard' | 'small_business' | 'one_stop_shop';
  readonly thisYear: YearTurnover;
  readonly lastYear: YearTurnover;
  /** Invoices of both years whose buyer's country has only one piece of evidence. */
  readonly unproven: number;
}

/** The days of the shop in order; amounts are in `currency`. */
export interface Overview {
  readonly currency: string;
  readonly days: readonly ShopDay[];
  readonly tax: TaxMeters;
}

/** A withdrawal or cancellation that somebody declared. */
export interface NoticeRow {
  readonly id: string;
  readonly kind: 'withdrawal' | 'cancellation';
  readonly email: string;
  readonly name: string;
  readonly contract: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly received_at: string;
  readonly due_at: string;
  readonly settled_at: string | null;
  /** Whether it was accepted and is being carried out. */
  readonly is_accepted: boolean;
  /** What the payment provider says against carrying it out. */
  readonly problem: string | null;
  /** The account of that address, if there is one. */
  readonly user_id: string | null;
}

/** An order whose payment does not fit it. Amounts in minor units; `paid` is what the provider took. */
export interface ReviewRow {
  readonly id: string;
  readonly number: string;
  readonly product: string;
  readonly kind: 'token_pack' | 'subscription';
  readonly tokens: number;
  readonly amount: number;
  readonly currency: string;
  readonly paid_amount: number | null;
  readonly paid_currency: string | null;
  readonly problem: string | null;
  readonly state: 'review' | 'fulfilled' | 'refunded' | 'failed';
  readonly created_at: string;
  /** The reason an admin gave for closing it; null when there is none. */
  readonly reason: string | null;
  /** Null for an account that was deleted. */
  readonly email: string | null;
  readonly user_id: string | null;
}

/** A contract that a declaration may be about, and what of it could be paid back. Amounts in minor units. */
export interface RefundableOrder {
  readonly id: string;
  readonly number: string;
  readonly kind: 'token_pack' | 'subscription';
  readonly product: string;
  /** The address of its account; null for an account that was deleted. */
  readonly email: string | null;
  /** Whether the declaration, or the search, names its order or one of its invoices. */
  readonly is_named: boolean;
  /** Whether it was declared with the address of its account. */
  readonly is_own: boolean;
  readonly is_business: boolean;
  /** Whether it is a plan that still runs, which a withdrawal ends at once. */
  readonly is_running: boolean;
  readonly ordered_at: string;
  readonly currency: string;
  /** All that was paid for it. */
  readonly amount: number;
  readonly tokens: number;
  readonly unspent: number;
  /** Tokens that were used before the confirmation of the order had left: using them ended no right. */
  readonly unconfirmed: number;
  /** Minor units, never more than is left of the payments. */
  readonly refund: number;
  /** The end of the withdrawal period. */
  readonly withdrawal_until: string;
  /** Whether the declaration arrived by then; one that was sent by then is in time, too. */
  readonly in_time: boolean;
}

/** The kinds of events in a person’s history. */
export const timelineKinds = [
  'account',
  'order',
  'invoice',
  'document',
  'tokens',
  'reversal',
  'subscription',
  'consent',
  'notice',
  'mail',
  'admin',
] as const;

/** One thing that happened with a person. `text` is data, not a sentence: names, states and amounts. */
export interface TimelineEntry {
  readonly id: string;
  readonly at: string;
  readonly kind: (typeof timelineKinds)[number];
  readonly text: string;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly tokens: number | null;
  readonly state: string | null;
  /** For a ledger row: the values its localized sentence is built from. */
  readonly details: Readonly<Record<string, unknown>> | null;
}

/** A person as admins see them, with their history, newest first. */
export interface CustomerView {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: string;
  readonly stripeCustomerId: string | null;
  readonly balance: number;
  readonly rules: number;
  readonly timeline: readonly TimelineEntry[];
}

/** The parts of the shop whose state is shown. */
export const healthChecks = [
  'webhooks',
  'mails',
  'reconciliation',
  'reviews',
  'strays',
  'ledger',
  'model',
  'payments',
  'catalogue',
  'operator',
] as const;

/** How one part of the shop stands: `idle` is not in use. `details` are for the operator, in English. */
export interface HealthCheck {
  readonly name: (typeof healthChecks)[number];
  readonly state: 'good' | 'warning' | 'bad' | 'idle';
  readonly count: number;
  readonly at: string | null;
  readonly details: readonly string[];
}
