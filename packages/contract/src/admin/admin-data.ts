import { z } from 'zod';
import { wireTime } from '../shared/wire-values.ts';
import { orderKinds } from '../shop/order-kind.ts';
import { overviewResponse } from './admin-overview.ts';
import { pageSortedBy } from './admin-page.ts';
import { personView } from './admin-person.ts';
import { healthDetail } from './health-detail.ts';

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

const search = z.string().trim().max(200).default('');

/** Bodies of `admin-data`: what admins read besides the catalog, orders and declarations. `export` answers CSV, the others JSON. */
export const adminDataRequest = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('audit'),
    /** Only the lines of this action. */
    only: z.string().max(60).optional(),
    ...pageSortedBy(['created_at', 'action', 'actor']),
  }),
  z.object({ action: z.literal('customer'), id: z.uuid() }),
  z.object({ action: z.literal('health') }),
  /** The numbers of open decisions, for the navigation. */
  z.object({ action: z.literal('waiting') }),
  z.object({
    action: z.literal('overview'),
    days: z.union([z.literal(30), z.literal(90), z.literal(365)]).default(30),
  }),
  z.object({
    action: z.literal('export'),
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
export type AdminDataAction = z.output<typeof adminDataRequest>;

const text = z.string().nullable();

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

/** The responses of `admin-data`, one for each action; `export` answers a CSV. */
export const adminDataResponses = {
  audit: auditPage,
  customer: personView,
  health: z.object({ checks: z.array(healthCheck).readonly() }),
  waiting: waitingDecisions,
  overview: overviewResponse,
  export: z.string(),
} satisfies Record<AdminDataAction['action'], z.ZodType>;
