import type { Retention } from '@regelwerk/contract/account';
import type { Database } from '@regelwerk/database/open-database';
import { retention } from '@regelwerk/legal/retention';
import { sql } from 'kysely';

const { voucherYears, declarationYears, debtYears, giftDays } = retention;

/** The last day that data left after a deletion is kept, in Berlin's calendar; null where no such data exists. */
export async function retentionOf({ kysely }: Pick<Database, 'kysely'>, userId: string): Promise<Retention> {
  const { rows } = await sql<Retention>`
    select
      (select private.end_of_year_after(max(created_at), ${voucherYears})::text from (
        select created_at from public.orders where user_id = ${userId} and state not in ('draft', 'expired', 'failed')
        union all select created_at from public.invoices where user_id = ${userId}
        union all select issued_at from public.billing_documents where user_id = ${userId}
      ) as vouchers) as "vouchersUntil",
      (select private.end_of_year_after(max(given_at), ${declarationYears})::text from private.consents where user_id = ${userId})
        as "declarationsUntil",
      (select case when t.tokens_remaining < 0 then private.end_of_year_after(now(), ${debtYears})
          else private.day_in_berlin(now() + make_interval(days => ${giftDays})) end::text
        from auth.users u left join public.user_tokens t on t.user_id = u.id
        where u.id = ${userId}
          and (t.tokens_remaining < 0 or exists (select from private.mailboxes m where m.hash = u.mailbox_hash)))
        as "mailboxUntil"`.execute(kysely);
  return rows[0] ?? { vouchersUntil: null, declarationsUntil: null, mailboxUntil: null };
}
