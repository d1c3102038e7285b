import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { noticeEndKey } from '../contracts/notice-end.ts';
import { askedEndKey } from '../contracts/shortened-end.ts';
import { languageOf } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import { endSubscriptionAt } from './end-subscription-at.ts';
import { refreshSubscription } from './refresh-subscription.ts';

const words = {
  en: {
    subject: 'Your plan ends all the same',
    ends: (date: string) =>
      `We ended your plan with notice, so it cannot be reactivated in the subscription management. It ends on ${date}, and nothing is charged after that.`,
    action: 'Open billing',
  },
  de: {
    subject: 'Dein Tarif endet trotzdem',
    ends: (date: string) =>
      `Wir haben deinen Tarif gekündigt, deshalb lässt er sich in der Tarifverwaltung nicht wieder aktivieren. Er endet am ${date}, danach wird nichts mehr abgebucht.`,
    action: 'Zur Abrechnung',
  },
};

/** Sets the end of a plan again that the operator ended with notice and its subscriber reactivated at the provider, and mails it. */
export async function keepNotice(context: OpenBilling, id: string): Promise<void> {
  const { database, payments, siteUrl } = context;
  const subscription = await payments.stripe.subscriptions.retrieve(id);
  const { status, cancel_at: present, cancel_at_period_end: endsAnyway, metadata } = subscription;
  const end = Number(metadata[noticeEndKey] ?? 0);
  if (end === 0 || status === 'canceled' || present !== null || endsAnyway) return;
  await endSubscriptionAt(context, subscription, end, { [askedEndKey]: end });
  await refreshSubscription(context, id);
  const owner = await database.kysely
    .selectFrom('public.subscriptions as s')
    .innerJoin('auth.users as u', 'u.id', 's.user_id')
    .select(['u.email', 'u.user_metadata'])
    .where('s.stripe_subscription_id', '=', id)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (owner === undefined) return;
  const language = languageOf(owner);
  const { subject, ends, action } = words[language];
  const mail = writeMail({
    to: owner.email,
    language,
    siteUrl,
    subject,
    paragraphs: [ends(formatDay(new Date(end * 1000), language))],
    action: { label: action, address: `${siteUrl}${paths.billing}` },
  });
  await queueMail(database.kysely, mail, { isLegal: true });
}
