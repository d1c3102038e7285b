import type { Database } from '@regelwerk/database/open-database';
import type { Schema } from '@regelwerk/database/schema';
import { retention } from '@regelwerk/legal/retention';
import { type DeleteQueryBuilder, type DeleteResult, sql, type Transaction } from 'kysely';

const batch = 200;
/** Alerts hold no personal data; they are kept so that no event alerts twice. */
const alertDays = 400;
const { secretDays, eventDays, idleSessionDays, giftDays, debtYears, noticeYears, mailYears, logYears } = retention;

/**
 * Erases data whose retention period is over: remains of deleted accounts, declarations, logs, provider events,
 * unused sessions and the secrets of expired links. Returns the number of erased accounts.
 */
export async function forgetExpired({ kysely }: Database, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const today = sql<string>`private.day_in_berlin(${now.toISOString()})`;
  const isOver = (column: string, years: number) =>
    sql<boolean>`private.end_of_year_after(${sql.ref(column)}, ${years}) < ${today}`;
  /** The first moment that is still kept: an index finds what is older. */
  const keptFrom = (years: number) =>
    sql<Date>`make_date(extract(year from ${today})::integer - ${years}::integer, 1, 1)::timestamp at time zone 'Europe/Berlin'`;
  await kysely.deleteFrom('auth.one_time_tokens').where('created_at', '<', daysAgo(secretDays)).execute();
  await kysely.deleteFrom('auth.flow_states').where('created_at', '<', daysAgo(secretDays)).execute();
  await kysely.deleteFrom('auth.access_tokens').where('expires_at', '<', daysAgo(secretDays)).execute();
  await kysely
    .deleteFrom('public.rule_mails')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', daysAgo(secretDays))
    .execute();
  await kysely
    .deleteFrom('auth.mfa_factors')
    .where('status', '=', 'unverified')
    .where('created_at', '<', daysAgo(secretDays))
    .execute();
  await inBatches(
    kysely
      .deleteFrom('auth.sessions')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('auth.sessions').select('id').where('refreshed_at', '<', daysAgo(idleSessionDays)).limit(batch),
      ),
  );
  await inBatches(
    kysely
      .deleteFrom('private.payment_events')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('private.payment_events')
          .select('id')
          .where('state', '<>', 'waiting')
          .where('received_at', '<', daysAgo(eventDays))
          .limit(batch),
      ),
  );
  await kysely.deleteFrom('private.operator_alerts').where('created_at', '<', daysAgo(alertDays)).execute();
  await kysely
    .deleteFrom('private.legal_notices')
    .where('settled_at', 'is not', null)
    .where(isOver('received_at', noticeYears))
    .execute();
  await inTimeOrder((from) =>
    kysely
      .deleteFrom('private.mails')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('private.mails')
          .select('id')
          .where('sent_at', '>=', from)
          .where('sent_at', '<', keptFrom(mailYears))
          .orderBy('sent_at')
          .limit(batch),
      )
      .returning('sent_at as at')
      .execute(),
  );
  await inTimeOrder((from) =>
    kysely
      .deleteFrom('private.audit_log')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('private.audit_log')
          .select('id')
          .where('created_at', '>=', from)
          .where('created_at', '<', keptFrom(logYears))
          .orderBy('created_at')
          .limit(batch),
      )
      .returning('created_at as at')
      .execute(),
  );
  await kysely
    .deleteFrom('private.mailboxes as m')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('auth.users as u')
            .select('u.id')
            .whereRef('u.mailbox_hash', '=', 'm.hash')
            .where('u.deleted_at', 'is', null),
        ),
      ),
    )
    .where(({ or, and, eb }) =>
      or([
        and([eb('m.debt', '=', 0), eb('m.released_at', '<', daysAgo(giftDays))]),
        isOver('m.released_at', debtYears),
      ]),
    )
    .execute();
  await kysely
    .updateTable('auth.users')
    .set({ mailbox_hash: null })
    .where('deleted_at', '<', daysAgo(giftDays))
    .where('mailbox_hash', 'is not', null)
    .execute();
  let erased = 0;
  for (;;) {
    const expired = await kysely
      .selectFrom('auth.users')
      .select('id')
      .where('kept_until', '<', today)
      .orderBy('kept_until')
      .limit(batch)
      .execute();
    for (const { id } of expired) await kysely.transaction().execute((transaction) => erase(transaction, id));
    erased += expired.length;
    // most periods end on the last day of a year, all at once
    if (expired.length < batch) return erased;
  }
}

/** Repeats a deletion of at most a batch of rows until none is left, so that no statement locks many. */
async function inBatches<Table extends keyof Schema>(
  deletion: DeleteQueryBuilder<Schema, Table, DeleteResult>,
): Promise<void> {
  for (;;) if ((await deletion.executeTakeFirstOrThrow()).numDeletedRows < batch) return;
}

/** The same, oldest first. A batch starts after the last one, because the index still points at dead rows. */
async function inTimeOrder(remove: (from: Date) => Promise<readonly { readonly at: Date | null }[]>): Promise<void> {
  let reached = new Date(0);
  for (;;) {
    const removed = await remove(reached);
    if (removed.length < batch) return;
    reached = new Date(Math.max(...removed.map(({ at }) => at?.getTime() ?? 0)));
  }
}

async function erase(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction.deleteFrom('private.consents').where('user_id', '=', id).execute();
  await transaction
    .deleteFrom('private.reversals as r')
    .where(({ or, and, eb, selectFrom }) =>
      or([
        and([
          eb('r.source_type', '=', 'order'),
          eb(
            'r.source_id',
            'in',
            selectFrom('public.orders as o').select(sql<string>`o.id::text`.as('id')).where('o.user_id', '=', id),
          ),
        ]),
        and([
          eb('r.source_type', '=', 'invoice'),
          eb('r.source_id', 'in', selectFrom('public.invoices as i').select('i.id').where('i.user_id', '=', id)),
        ]),
      ]),
    )
    .execute();
  for (const table of [
    'public.billing_documents',
    'public.orders',
    'public.invoices',
    'public.plan_terms',
    'public.subscriptions',
    'public.customers',
    'public.token_transactions',
    'public.generations',
    'private.mails',
  ] as const)
    await transaction.deleteFrom(table).where('user_id', '=', id).execute();
  await transaction.deleteFrom('auth.users').where('id', '=', id).execute();
}
