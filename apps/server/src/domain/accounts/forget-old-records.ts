import { endedStatuses } from '@regelwerk/contract/subscription-status';
import type { Database } from '@regelwerk/database/open-database';
import type { Schema } from '@regelwerk/database/schema';
import { retention } from '@regelwerk/legal/retention';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readContracts } from '../billing/read-contracts.ts';

const batch = 200;
const { declarationYears, voucherYears } = retention;

/**
 * Erases single records whose time is over while their account lives on, or before all of a deleted one is: declarations, issued
 * documents, the provider's invoices and orders. An order whose contract still runs or has unspent tokens stays, and so does
 * the ledger.
 */
export async function forgetOldRecords({ kysely }: Database, now: Date): Promise<void> {
  const today = sql<string>`private.day_in_berlin(${now.toISOString()})`;
  /** The first moment that is still kept: an index finds what is older. */
  const keptFrom = (years: number) =>
    sql<Date>`make_date(extract(year from ${today})::integer - ${years}::integer, 1, 1)::timestamp at time zone 'Europe/Berlin'`;
  await eachBatch(async () => {
    const { rows } = await sql`
      delete from private.consents where id in (
        select c.id from private.consents c
        where c.given_at < ${keptFrom(declarationYears)} and private.consent_kept_until(c) < ${today}
        order by c.given_at limit ${batch}
      ) returning id`.execute(kysely);
    return rows.length;
  });
  await eachBatch(async () => {
    const { rows } = await sql`
      delete from public.billing_documents where id in (
        select d.id from public.billing_documents d
        where d.issued_at < ${keptFrom(voucherYears)} and private.document_kept_until(d) < ${today}
          and not exists (select from public.billing_documents note where note.corrects_id = d.id)
        order by d.issued_at limit ${batch}
      ) returning id`.execute(kysely);
    return rows.length;
  });
  await eachBatch(async () => {
    const { rows } = await sql<{ id: string }>`
      delete from public.invoices where id in (
        select i.id from public.invoices i
        where i.created_at < ${keptFrom(voucherYears)}
          and not exists (select from public.billing_documents d where d.source_type = 'invoice' and d.source_id = i.id)
        order by i.created_at limit ${batch}
      ) returning id`.execute(kysely);
    await forgetReversals(kysely, 'invoice', rows);
    return rows.length;
  });
  await forgetOrders(kysely, keptFrom(voucherYears));
}

interface OldOrder {
  readonly id: string;
  readonly at: Date;
  readonly userId: string;
  readonly subscription: string | null;
}

/** Repeats a deletion of at most a batch of rows until none is left, so that no statement locks many. */
async function eachBatch(forget: () => Promise<number>): Promise<void> {
  while ((await forget()) > 0);
}

/** Goes through the old orders once, from the oldest on, because some of them stay. */
async function forgetOrders(kysely: Kysely<Schema>, before: RawBuilder<Date>): Promise<void> {
  let reached = { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const { rows } = await sql<OldOrder>`
      select o.id, o.created_at as at, o.user_id as "userId", o.stripe_subscription_id as subscription from public.orders o
      where o.created_at < ${before} and (o.created_at, o.id) > (${reached.at}, ${reached.id}::uuid)
        and o.state not in ('open', 'processing', 'review')
        and not exists (select from public.billing_documents d where d.order_id = o.id)
        and not exists (select from private.consents c where c.order_id = o.id)
        and not exists (select from public.invoices i where i.stripe_subscription_id = o.stripe_subscription_id)
        and not exists (
          select from public.subscriptions s
          where s.stripe_subscription_id = o.stripe_subscription_id
            and (not (s.status = any(${[...endedStatuses]})) or s.current_period_end >= ${before})
        )
      order by o.created_at, o.id limit ${batch}`.execute(kysely);
    for (const order of rows) await forgetOrder(kysely, order);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    reached = last;
  }
}

async function forgetOrder(kysely: Kysely<Schema>, { id, userId, subscription }: OldOrder): Promise<void> {
  const contract = (await readContracts(kysely, userId)).find(({ orderId }) => orderId === id);
  if (contract?.payments.some(({ unspent }) => unspent > 0)) return;
  await kysely.transaction().execute(async (transaction) => {
    await forgetReversals(transaction, 'order', [{ id }]);
    await transaction.deleteFrom('public.orders').where('id', '=', id).execute();
    if (subscription === null) return;
    for (const table of ['public.plan_terms', 'public.subscriptions'] as const)
      await transaction
        .deleteFrom(table)
        .where('stripe_subscription_id', '=', subscription)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('public.orders').select('id').where('stripe_subscription_id', '=', subscription))),
        )
        .execute();
  });
}

async function forgetReversals(
  executor: Kysely<Schema>,
  type: 'order' | 'invoice',
  sources: readonly { readonly id: string }[],
): Promise<void> {
  if (sources.length === 0) return;
  await executor
    .deleteFrom('private.reversals')
    .where('source_type', '=', type)
    .where(
      'source_id',
      'in',
      sources.map(({ id }) => id),
    )
    .execute();
}
