import { endOfDay } from '@regelwerk/contract/end-of-day';
import { paths } from '@regelwerk/contract/paths';
import { productName } from '@regelwerk/contract/product-name';
import { endedStatuses } from '@regelwerk/contract/subscription-status';
import { type NotNull, sql } from 'kysely';
import type { Stripe } from 'stripe';
import { knownLanguage } from '../accounts/known-language.ts';
import { closeNotice } from '../legal/close-notice.ts';
import { longDate } from '../mails/long-date.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { writeMail } from '../mails/write-mail.ts';
import type { OpenBilling } from './billing-context.ts';
import { endAt } from './end-at.ts';
import { askedEnd, noticeDue } from './notice-due.ts';
import { refreshSubscription } from './refresh-subscription.ts';

const words = {
  en: {
    subject: `Your subscription at ${productName} ends`,
    ends: (date: string) =>
      `You have cancelled your subscription. It ends on ${date}, and nothing is charged after that.`,
    rest: 'What you paid for the time after that is paid back when it ends.',
    notYou: 'If that was not you, you can take it back in the subscription management.',
    action: 'Manage subscription',
  },
  de: {
    subject: `Dein Abo bei ${productName} endet`,
    ends: (date: string) => `Du hast dein Abo gekündigt. Es endet am ${date}, danach wird nichts mehr abgebucht.`,
    rest: 'Was du für die Zeit danach bezahlt hast, erstatten wir dir zum Ende.',
    notYou: 'Wenn du das nicht warst, kannst du es in der Abo-Verwaltung zurücknehmen.',
    action: 'Abo verwalten',
  },
};

interface Cancelled {
  readonly end: string | null;
  readonly language: string;
  readonly email: string;
  readonly orderLanguage: string;
  readonly isOwn: boolean;
  readonly subscriptionId: string;
}

/**
 * Ends a plan as a declaration says, at the earliest that is possible or on the day that it names, and mails the date to the
 * address of its account. Run again it changes nothing.
 */
export async function cancelPlan(
  context: OpenBilling,
  { noticeId, orderId }: { readonly noticeId: string; readonly orderId: string },
): Promise<void> {
  const { database, payments } = context;
  const cancelled = await database.kysely
    .selectFrom('private.legal_notices as n')
    .innerJoin('public.orders as o', (join) => join.on('o.id', '=', orderId))
    .innerJoin('auth.users as u', (join) => join.onRef('u.id', '=', 'o.user_id').on('u.deleted_at', 'is', null))
    .select(['n.language', 'u.email', 'o.language as orderLanguage', 'o.stripe_subscription_id as subscriptionId'])
    .select(sql<string | null>`n.details ->> 'end'`.as('end'))
    .select(sql<boolean>`u.email = lower(n.email)`.as('isOwn'))
    .where('n.id', '=', noticeId)
    .where('n.kind', '=', 'cancellation')
    .where('n.settled_at', 'is', null)
    .where('o.stripe_subscription_id', 'is not', null)
    .$narrowType<{ subscriptionId: NotNull }>()
    .executeTakeFirst();
  if (cancelled === undefined) return;
  const id = cancelled.subscriptionId;
  let subscription: Stripe.Subscription = await payments.stripe.subscriptions.retrieve(id);
  if (endedStatuses.some((ended) => ended === subscription.status)) {
    await database.kysely
      .updateTable('private.legal_notices')
      .set({ accepted_at: null, accepted_order_id: null })
      .where('id', '=', noticeId)
      .execute();
    return;
  }
  const asked = cancelled.end === null || cancelled.end === '' ? '' : endOfDay(cancelled.end).getTime() / 1000;
  if (subscription.cancel_at === null && !subscription.cancel_at_period_end)
    subscription = await payments.stripe.subscriptions.update(
      id,
      { cancel_at_period_end: true, metadata: { [askedEnd]: asked } },
      { idempotencyKey: `cancellation-${noticeId}` },
    );
  const due = noticeDue(subscription);
  if (due !== undefined) subscription = await endAt(context, id, due);
  await refreshSubscription(context, id);
  await settle(context, noticeId, cancelled, subscription);
}

async function settle(
  { database, siteUrl }: OpenBilling,
  noticeId: string,
  { email, isOwn, ...notice }: Cancelled,
  { items, ended_at: endedAt, cancel_at: cancelAt }: Stripe.Subscription,
): Promise<void> {
  const periodEnd = items.data[0]?.current_period_end ?? 0;
  const end = endedAt ?? cancelAt ?? periodEnd;
  const language = knownLanguage(isOwn ? notice.language : notice.orderLanguage);
  const { subject, ends, rest, notYou, action } = words[language];
  const date = longDate(new Date(end * 1000), language);
  await database.kysely.transaction().execute(async (transaction) => {
    if (!(await closeNotice(transaction, noticeId))) return;
    const mail = writeMail({
      to: email,
      language,
      siteUrl,
      subject,
      paragraphs: [ends(date), ...(end < periodEnd ? [rest] : []), notYou],
      action: { label: action, address: `${siteUrl}${paths.billing}` },
    });
    await queueMail(transaction, mail, { isLegal: true });
  });
}
