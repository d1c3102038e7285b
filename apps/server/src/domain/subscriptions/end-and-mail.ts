import { formatDay } from '@regelwerk/contract/shared/format-day';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import type { Stripe } from 'stripe';
import { languageOf } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import { endAsAsked } from './end-as-asked.ts';
import { endSubscriptionAt } from './end-subscription-at.ts';
import { refreshSubscription } from './refresh-subscription.ts';

interface Words {
  readonly subject: string;
  readonly paragraphs: (date: string) => readonly string[];
  readonly action: string;
}

/** Sets the end of a plan, in unix seconds, and mails the date to its subscriber. */
export async function endAndMail(
  context: OpenBilling,
  subscription: Stripe.Subscription,
  {
    end,
    isAsked,
    words,
  }: {
    readonly end: number;
    /** Whether a declaration or a notice asks for it; else its subscriber does. */
    readonly isAsked: boolean;
    readonly words: Readonly<Record<InterfaceLanguage, Words>>;
  },
): Promise<void> {
  const { database, siteUrl } = context;
  await (isAsked ? endAsAsked : endSubscriptionAt)(context, subscription, end);
  await refreshSubscription(context, subscription.id);
  const owner = await database.kysely
    .selectFrom('public.subscriptions as s')
    .innerJoin('auth.users as u', 'u.id', 's.user_id')
    .select(['u.email', 'u.user_metadata'])
    .where('s.stripe_subscription_id', '=', subscription.id)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (owner === undefined) return;
  const language = languageOf(owner);
  const { subject, paragraphs, action } = words[language];
  const mail = writeMail({
    to: owner.email,
    language,
    siteUrl,
    subject,
    paragraphs: paragraphs(formatDay(new Date(end * 1000), language)),
    action: { label: action, address: `${siteUrl}${paths.billing}` },
  });
  await queueMail(database.kysely, mail, { isLegal: true });
}
