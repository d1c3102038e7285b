import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Database } from '@regelwerk/database/open-database';
import type { Schema } from '@regelwerk/database/schema';
import { retention } from '@regelwerk/legal/retention';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readContracts } from '../contracts/read-contracts.ts';

const batch = 200;
const { declarationYears, recordYears } = retention;

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
  await eachBatch(() =>
    kysely
      .deleteFrom('private.consents')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('private.consents as c')
          .select('c.id')
          .where('c.given_at', '<', keptFrom(declarationYears))
          .where(sql<boolean>`private.consent_kept_until(c) < ${today}`)
          .orderBy('c.given_at')
          .limit(batch),
      )
      .returning('id')
      .execute(),
  );
  await eachBatch(() =>
    kysely
      .deleteFrom('public.billing_documents')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('public.billing_documents as d')
          .select('d.id')
          .where('d.issued_at', '<', keptFrom(recordYears))
          .where(sql<boolean>`private.document_kept_until(d) < ${today}`)
          .where(({ not, exists, selectFrom: among }) =>
            not(exists(among('public.billing_documents as n').select('n.id').whereRef('n.corrects_id', '=', 'd.id'))),
          )
          .orderBy('d.issued_at')
          .limit(batch),
      )
      .returning('id')
      .execute(),
  );
  await eachBatch(() =>
    kysely.transaction().execute(async (transaction) => {
      const invoices = await transaction
        .deleteFrom('public.invoices')
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('public.invoices as i')
            .select('i.id')
            .where('i.created_at', '<', keptFrom(recordYears))
            .where(({ not, exists, selectFrom: among }) =>
              not(
                exists(
                  among('public.billing_documents as d')
                    .select('d.id')
                    .where('d.source_type', '=', 'invoice')
                    .whereRef('d.source_id', '=', 'i.id'),
                ),
              ),
            )
            .orderBy('i.created_at')
            .limit(batch),
        )
        .returning('id')
        .execute();
      await forgetReversals(transaction, 'invoice', invoices);
      return invoices;
    }),
  );
  await forgetOrders(kysely, now, keptFrom(recordYears));
}

interface OldOrder {
  readonly id: string;
  readonly at: Date;
  readonly userId: string;
  readonly subscription: string | null;
}

/** Repeats a deletion of at most a batch of rows until none is left, so that no statement locks many. */
async function eachBatch(forget: () => Promise<readonly unknown[]>): Promise<void> {
  while ((await forget()).length > 0);
}

/** Goes through the old orders once, because some of them stay; from the newest on, because a change of plan names the order before it. */
async function forgetOrders(kysely: Kysely<Schema>, now: Date, before: RawBuilder<Date>): Promise<void> {
  let reached = { at: now, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
  for (;;) {
    const rows = await kysely
      .selectFrom('public.orders as o')
      .leftJoin('public.subscriptions as s', 's.stripe_subscription_id', 'o.stripe_subscription_id')
      .select(['o.id', 'o.created_at as at', 'o.user_id as userId', 'o.stripe_subscription_id as subscription'])
      .where('o.created_at', '<', before)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('o.created_at', 'o.id'), '<', tuple(reached.at, reached.id)))
      .where('o.state', 'not in', ['open', 'processing', 'review'])
      .where(({ or, and, eb }) =>
        or([
          eb('s.id', 'is', null),
          and([eb('s.status', 'in', endedStatuses), eb('s.current_period_end', '<', before)]),
        ]),
      )
      .where(({ not, or, exists, selectFrom }) =>
        not(
          or([
            exists(selectFrom('public.billing_documents as d').select('d.id').whereRef('d.order_id', '=', 'o.id')),
            exists(selectFrom('private.consents as c').select('c.id').whereRef('c.order_id', '=', 'o.id')),
            exists(
              selectFrom('public.invoices as i')
                .select('i.id')
                .whereRef('i.stripe_subscription_id', '=', 'o.stripe_subscription_id'),
            ),
          ]),
        ),
      )
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(batch)
      .execute();
    for (const order of rows) await forgetOrder(kysely, order);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    reached = last;
  }
}

async function forgetOrder(kysely: Kysely<Schema>, { id, userId, subscription }: OldOrder): Promise<void> {
  const contract = (await readContracts(kysely, userId)).find(({ orderId }) => orderId === id);
  if (contract?.payments.some(({ unspent }) => unspent > 0)) return;
  const change = await kysely
    .selectFrom('public.orders')
    .select('id')
    .where('changes_order_id', '=', id)
    .executeTakeFirst();
  if (change !== undefined) return;
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
