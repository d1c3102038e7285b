import { type NotNull, sql } from 'kysely';
import { AppError } from '../kernel/app-error.ts';
import type { BillingContext } from '../kernel/payments-context.ts';
import { providerLinks } from './provider-links.ts';
import { readTimeline } from './read-timeline.ts';

/** Returns a person with their history in the shop, newest first; never the content of their rules. */
export async function readPerson(
  { database: { kysely }, payments }: Pick<BillingContext, 'database' | 'payments'>,
  userId: string,
) {
  const person = await kysely
    .selectFrom('auth.users as u')
    .leftJoin('public.customers as c', 'c.user_id', 'u.id')
    .leftJoin('public.user_tokens as t', 't.user_id', 'u.id')
    .select(['u.id as userId', 'u.email', 'u.created_at as createdAt', 'c.stripe_customer_id as customerId'])
    .select(({ fn, selectFrom }) => [
      sql<string>`coalesce(u.user_metadata ->> 'name', '')`.as('name'),
      sql<boolean>`u.email_confirmed_at is not null`.as('emailConfirmed'),
      sql<boolean>`coalesce(u.app_metadata -> 'is_admin' = 'true'::jsonb, false)`.as('isAdmin'),
      sql<boolean>`u.deleted_at is not null`.as('isDeleted'),
      fn.coalesce('t.tokens_remaining', sql.lit(0)).as('balance'),
      selectFrom('public.user_configurations as r')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('r.user_id', '=', 'u.id')
        .as('rules'),
    ])
    .where('u.id', '=', userId)
    .$narrowType<{ rules: NotNull }>()
    .executeTakeFirst();
  if (person === undefined) throw new AppError('user_not_found', 'User not found');
  const { customerId, ...shown } = person;
  const timeline = await readTimeline(kysely, { userId, email: person.email });
  return { ...shown, links: providerLinks(payments, [['customer', customerId]]), timeline };
}
