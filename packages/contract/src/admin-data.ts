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
  z.object({ view: z.literal('cancelPlan'), noticeId: z.uuid(), orderId: z.uuid() }),
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
  }),
]);
/** Request body of `admin-data`, before parsing. */
export type AdminDataRequest = z.input<typeof adminDataRequest>;
/** Request body of `admin-data`, after parsing. */
export type AdminDataView = z.output<typeof adminDataRequest>;

/** One change in the audit log; times are ISO strings. */
export interface AuditRow {
  readonly id: string;
  readonly created_at: string;
  /** The email address of the admin; null for the operator on the command line and for deleted accounts. */
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
  /** Every action that occurs in the log, for the filter. */
  readonly actions: readonly string[];
}

/** One day of the shop in Berlin time. `revenue` is in minor units of the shop's currency, after refunds. */
export interface ShopDay {
  readonly day: string;
  readonly revenue: number;
  readonly sold: number;
  readonly used: number;
  readonly failed: number;
  /** Subscriptions active on that day; an ended one counts until the end of its last period. */
  readonly active: number;
}

/**
 * Net turnover of a calendar year (Berlin time) in euro cents; `abroad` is the part from consumers in other EU member
 * states.
 */
export interface YearTurnover {
  readonly year: number;
  readonly total: number;
  readonly abroad: number;
}

/** How close the shop is to the limits at which its taxation changes. */
export interface TaxMeters {
  readonly vatMode: 'standard' | 'small_business' | 'one_stop_shop';
  readonly thisYear: YearTurnover;
  readonly lastYear: YearTurnover;
  /** Invoices of both years with only one piece of evidence for the buyer's country. */
  readonly unproven: number;
}

/** The days of the shop in order; amounts are in minor units of `currency`. */
export interface Overview {
  readonly currency: string;
  readonly days: readonly ShopDay[];
  readonly tax: TaxMeters;
}

/** A withdrawal or cancellation that a customer declared. */
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
  /** Whether it was accepted and is in progress. */
  readonly is_accepted: boolean;
  /** The reason why the payment provider refuses it. */
  readonly problem: string | null;
  /** The account with that email address, if there is one. */
  readonly user_id: string | null;
}

/**
 * An order whose payment does not match it. Amounts are in minor units; `paid` is the amount that the provider
 * charged.
 */
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
  /** The reason that an admin gave for closing it; null if none was given. */
  readonly reason: string | null;
  /** Null for a deleted account. */
  readonly email: string | null;
  readonly user_id: string | null;
}

/** A contract that a declaration may be about, with its possible refund. Amounts are in minor units. */
export interface RefundableOrder {
  readonly id: string;
  readonly number: string;
  readonly kind: 'token_pack' | 'subscription';
  readonly product: string;
  /** The address of its account; null for a deleted account. */
  readonly email: string | null;
  /** Whether the declaration, or the search, names its order or one of its invoices. */
  readonly is_named: boolean;
  /** Whether the declaration came from the address of its account. */
  readonly is_own: boolean;
  readonly is_business: boolean;
  /** Whether it is an active plan, which a withdrawal ends at once. */
  readonly is_running: boolean;
  readonly ordered_at: string;
  readonly currency: string;
  /** The total paid for it. */
  readonly amount: number;
  readonly tokens: number;
  readonly unspent: number;
  /** Tokens used before the order confirmation was sent; using them did not end the right of withdrawal. */
  readonly unconfirmed: number;
  /** Minor units, at most what remains of the payments. */
  readonly refund: number;
  /** The end of the withdrawal period. */
  readonly withdrawal_until: string;
  /** Whether the declaration arrived within the period. One sent within the period is also in time. */
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

/** One event in a person's history. `text` is data (names, states, amounts), not a sentence. */
export interface TimelineEntry {
  readonly id: string;
  readonly at: string;
  readonly kind: (typeof timelineKinds)[number];
  readonly text: string;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly tokens: number | null;
  readonly state: string | null;
  /** For a ledger row: the values from which its localized sentence is built. */
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
  'catalogue',
  'operator',
] as const;

/** The health of one part of the shop; `idle` means not in use. `details` are in English, for the operator. */
export interface HealthCheck {
  readonly name: (typeof healthChecks)[number];
  readonly state: 'good' | 'warning' | 'bad' | 'idle';
  readonly count: number;
  readonly at: string | null;
  readonly details: readonly string[];
}
