import type { Retention } from '@regelwerk/contract/account/account';
import type { Database } from '@regelwerk/database/open-database';
import { retention } from '@regelwerk/legal/retention';
import { type RawBuilder, sql } from 'kysely';

const { recordYears, declarationYears, noticeYears, mailYears, debtYears, giftDays, eventDays } = retention;

/** The last day that data left after a deletion is kept, in Berlin's calendar; null where no such data exists. */
export async function readRetention({ kysely }: Pick<Database, 'kysely'>, userId: string): Promise<Retention> {
  const vouchers = kysely
    .selectFrom('public.orders')
    .select('created_at as at')
    .where('user_id', '=', userId)
    .where('state', 'not in', ['draft', 'expired', 'failed'])
    .unionAll(kysely.selectFrom('public.invoices').select('created_at as at').where('user_id', '=', userId));
  const endOfYear = (moment: RawBuilder<unknown>, years: number) =>
    sql<string | null>`private.end_of_year_after(${moment}, ${years})::text`;
  return kysely
    .selectNoFrom(({ selectFrom }) => [
      selectFrom(vouchers.as('vouchers')).select(endOfYear(sql`max(at)`, recordYears).as('day')).as('vouchersUntil'),
      selectFrom('public.billing_documents as d')
        .select(sql<string | null>`max(private.document_kept_until(d))::text`.as('day'))
        .where('d.user_id', '=', userId)
        .as('documentsUntil'),
      selectFrom('private.consents')
        .select(endOfYear(sql`max(given_at)`, declarationYears).as('day'))
        .where('user_id', '=', userId)
        .as('declarationsUntil'),
      // what came before the account may be somebody else's
      selectFrom('private.legal_notices as n')
        .innerJoin('auth.users as u', (join) =>
          join.on('u.email', '=', sql`lower(n.email)`).onRef('n.received_at', '>=', 'u.created_at'),
        )
        .select(endOfYear(sql`max(n.received_at)`, noticeYears).as('day'))
        .where('u.id', '=', userId)
        .as('noticesUntil'),
      selectFrom('public.customers')
        .select(
          sql<string | null>`max(private.day_in_berlin(now() + make_interval(days => ${eventDays})))::text`.as('day'),
        )
        .where('user_id', '=', userId)
        .where('stripe_customer_id', 'is not', null)
        .as('eventsUntil'),
      selectFrom('private.mails')
        .select(endOfYear(sql`max(coalesce(sent_at, queued_at))`, mailYears).as('day'))
        .where('user_id', '=', userId)
        .where('order_id', 'is not', null)
        .as('mailsUntil'),
      selectFrom('auth.users as u')
        .leftJoin('public.user_tokens as t', 't.user_id', 'u.id')
        .select(
          sql<string>`case when t.tokens_remaining < 0 then ${endOfYear(sql`now()`, debtYears)}
            else private.day_in_berlin(now() + make_interval(days => ${giftDays}))::text end`.as('day'),
        )
        .where('u.id', '=', userId)
        .where(({ or, eb, exists, selectFrom: among }) =>
          or([
            eb('t.tokens_remaining', '<', 0),
            exists(among('private.mailboxes as m').select('m.hash').whereRef('m.hash', '=', 'u.mailbox_hash')),
          ]),
        )
        .as('mailboxUntil'),
    ])
    .executeTakeFirstOrThrow();
}
