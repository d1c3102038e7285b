import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { productName } from '@regelwerk/contract/shop/product-name';
import { shortenedEnd } from '../contracts/shortened-end.ts';
import { languageOf } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import { endSubscriptionAt } from './end-subscription-at.ts';
import { refreshSubscription } from './refresh-subscription.ts';

const words = {
  en: {
    subject: `Your subscription at ${productName} ends earlier`,
    ends: (date: string) =>
      `You have canceled your plan after its first term, so it already ends on ${date}, before the paid period does.`,
    rest: 'What you paid for the time after that is paid back when it ends. Until then you can take the cancellation back.',
    action: 'Manage subscription',
  },
  de: {
    subject: `Dein Tarif bei ${productName} endet früher`,
    ends: (date: string) =>
      `Du hast deinen Tarif nach der ersten Laufzeit gekündigt. Er endet deshalb schon am ${date} und nicht erst mit dem bezahlten Zeitraum.`,
    rest: 'Was du für die Zeit danach bezahlt hast, erstatten wir dir nach Vertragsende. Bis dahin kannst du die Kündigung zurücknehmen.',
    action: 'Tarif verwalten',
  },
};

/**
 * Brings the end of a canceled plan forward if the law allows an earlier one, and mails the new date. It serves plans that
 * were canceled in the provider's portal, which only offers the end of the period.
 */
export async function shortenNotice(context: OpenBilling, id: string): Promise<void> {
  const { database, payments, siteUrl } = context;
  const subscription = await payments.stripe.subscriptions.retrieve(id);
  const end = shortenedEnd(subscription);
  if (end === undefined) return;
  await endSubscriptionAt(context, subscription, end);
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
  const { subject, ends, rest, action } = words[language];
  const mail = writeMail({
    to: owner.email,
    language,
    siteUrl,
    subject,
    paragraphs: [ends(formatDay(new Date(end * 1000), language)), rest],
    action: { label: action, address: `${siteUrl}${paths.billing}` },
  });
  await queueMail(database.kysely, mail, { isLegal: true });
}
