import type { HealthCheck } from '@regelwerk/contract/admin/admin-data';
import type { HealthDetail } from '@regelwerk/contract/admin/health-detail';
import { missingFacts } from '@regelwerk/legal/operator';
import { sql } from 'kysely';
import { catalogFaults } from '../catalog/catalog-faults.ts';
import type { Difference } from '../kernel/difference.ts';
import type { BillingContext } from '../kernel/payments-context.ts';
import { knownFaults } from '../ledger/known-faults.ts';
import { countDeadMails } from '../mail/count-dead-mails.ts';
import { countLateMails } from '../mail/count-late-mails.ts';
import { checkPaymentSettings } from '../reconciliation/check-payment-settings.ts';
import { inboxHealth } from '../reconciliation/payment-events.ts';
import { listStrays } from '../settlements/list-strays.ts';

const day = 86_400_000;
/** The most faults of a part that are listed; the others are counted. */
const mostListed = 20;
const taxNumber = 'taxNumber or vatId';

/** Returns the health of every part of the shop that can fail silently. */
export async function readHealth(
  billing: BillingContext,
  { model, sendsMail }: { readonly model: string | undefined; readonly sendsMail: boolean },
): Promise<HealthCheck[]> {
  const { database, payments, clock, operator } = billing;
  const facts = missingFacts(operator);
  const inbox = await inboxHealth(database);
  const event = await database.kysely
    .selectFrom('private.payment_events')
    .select(({ fn }) => fn.max<Date | null>('received_at').as('at'))
    .executeTakeFirstOrThrow();
  const last = await database.kysely
    .selectFrom('private.reconciliations')
    .select(['finished_at as at', 'differences'])
    .orderBy('finished_at', 'desc')
    .limit(1)
    .$narrowType<{ differences: Difference[] }>()
    .executeTakeFirst();
  const { waiting } = await database.kysely
    .selectFrom('public.orders')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('state', '=', 'review')
    .executeTakeFirstOrThrow();
  const strays = await listStrays(database);
  const late = await countLateMails(database, clock());
  const dead = await countDeadMails(database);
  const ledger = await knownFaults(database);
  const unsold = payments === undefined ? [] : await catalogFaults(billing);
  const missing = payments === undefined ? [] : await checkPaymentSettings({ ...billing, payments });
  const inUse = payments !== undefined;
  const isOld = last === undefined || last.at.getTime() < clock().getTime() - day;
  // a shop without an order from before yesterday has had nothing to compare
  const isFresh = last === undefined && !(await hasOrderBefore(database, new Date(clock().getTime() - day)));
  const differences = last?.differences ?? [];
  return [
    {
      name: 'webhooks',
      state: stateOf(inUse && { bad: inbox.failing > 0, warning: inbox.waiting > 100 }),
      count: inbox.waiting,
      at: event.at?.toISOString() ?? null,
      details: inbox.failing > 0 ? [{ code: 'events_failing', values: { count: inbox.failing } }] : [],
    },
    mailCheck({ late, dead, sendsMail }),
    {
      name: 'reconciliation',
      state: inUse && isFresh ? 'pending' : stateOf(inUse && { bad: differences.length > 0, warning: isOld }),
      count: differences.length,
      at: last?.at.toISOString() ?? null,
      details: [
        ...(inUse && isFresh ? [{ code: 'not_compared_yet', values: {} } as const] : []),
        ...(inUse && isOld && !isFresh ? [{ code: 'compared_long_ago', values: {} } as const] : []),
        ...listed(
          differences.map(({ what, code, subject }) => ({
            code: code ?? ('difference' as const),
            values: { what, subject },
          })),
        ),
      ],
    },
    {
      name: 'reviews',
      state: stateOf(inUse && { warning: waiting > 0 }),
      count: waiting,
      at: null,
      details: [],
    },
    {
      name: 'strays',
      state: stateOf((inUse || strays.length > 0) && { bad: strays.length > 0 }),
      count: strays.length,
      at: null,
      details: listed(strays.map(({ kind, id }) => ({ code: `${kind}_of_deleted`, values: { subject: id } }))),
    },
    {
      name: 'ledger',
      state: ledger.count > 0 ? 'bad' : 'good',
      count: ledger.count,
      at: ledger.at?.toISOString() ?? null,
      details: listed(
        ledger.faults.map(({ invariant, subject }) => ({ code: invariant, values: { subject } })),
        ledger.count,
      ),
    },
    {
      name: 'model',
      state: model === undefined ? 'idle' : 'good',
      count: 0,
      at: null,
      details: model === undefined ? [] : [{ code: 'model_name', values: { model } }],
    },
    {
      name: 'payments',
      state: stateOf(inUse && { warning: missing.length > 0 }),
      count: missing.length,
      at: null,
      details: payments === undefined ? [] : [{ code: `mode_${payments.mode}` }, ...missing],
    },
    {
      name: 'catalog',
      state: stateOf(inUse && { warning: unsold.length > 0 }),
      count: unsold.length,
      at: null,
      details: listed(unsold),
    },
    {
      name: 'operator',
      state: facts.length > 0 ? 'warning' : 'good',
      count: facts.length,
      at: null,
      details: operatorDetails(facts),
    },
  ];
}

function operatorDetails(facts: readonly string[]): HealthDetail[] {
  const fields = facts.filter((field) => field !== taxNumber).join(', ');
  return [
    ...(fields === '' ? [] : [{ code: 'facts_missing', values: { fields } } as const]),
    ...(facts.includes(taxNumber) ? [{ code: 'tax_number_missing' } as const] : []),
  ];
}

/** The first faults, and how many more there are of `count`. */
function listed(faults: readonly HealthDetail[], count = faults.length): HealthDetail[] {
  const shown = faults.slice(0, mostListed);
  return count > shown.length ? [...shown, { code: 'more', values: { count: count - shown.length } }] : shown;
}

function mailCheck({ late, dead, sendsMail }: { late: number; dead: number; sendsMail: boolean }): HealthCheck {
  const details: HealthDetail[] = [
    ...(sendsMail ? [] : [{ code: 'mails_kept' } as const]),
    ...(late > 0 ? [{ code: 'mails_late', values: { count: late } } as const] : []),
    ...(dead > 0 ? [{ code: 'mails_given_up', values: { count: dead } } as const] : []),
  ];
  const isLate = late > 0 || dead > 0;
  const stateWithoutFailures = sendsMail ? 'good' : 'warning';
  return { name: 'mails', state: isLate ? 'bad' : stateWithoutFailures, count: late + dead, at: null, details };
}

/** The state of a part: `idle` where it is not in use. */
function stateOf(found: false | { readonly bad?: boolean; readonly warning?: boolean }): HealthCheck['state'] {
  if (found === false) return 'idle';
  if (found.bad === true) return 'bad';
  return found.warning === true ? 'warning' : 'good';
}

async function hasOrderBefore({ kysely }: BillingContext['database'], at: Date): Promise<boolean> {
  const order = await kysely
    .selectFrom('public.orders')
    .select('id')
    .where('created_at', '<', at)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
