import { endOfDay } from '@regelwerk/contract/end-of-day';
import { longDate } from '@regelwerk/contract/long-date';
import { paths } from '@regelwerk/contract/paths';
import { productName } from '@regelwerk/contract/product-name';
import { endedStatuses } from '@regelwerk/contract/subscription-status';
import { type NotNull, sql } from 'kysely';
import type { Stripe } from 'stripe';
import { knownLanguage } from '../accounts/known-language.ts';
import { closeNotice } from '../legal/close-notice.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { writeMail } from '../mails/write-mail.ts';
import type { OpenBilling } from './billing-context.ts';
import { endedForCause, endForCause } from './end-for-cause.ts';
import { endSubscriptionAt } from './end-subscription-at.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { askedEndKey, shortenedEnd } from './shortened-end.ts';

const words = {
  en: {
    subject: `Your subscription at ${productName} ends`,
    endedSubject: `Your subscription at ${productName} has ended`,
    ends: (date: string) =>
      `You have cancelled your subscription. It ends on ${date}, and nothing is charged after that.`,
    rest: 'What you paid for the time after that is paid back when it ends.',
    forCause: 'We have accepted your cancellation for good cause.',
    ended: (date: string) => `Your subscription ended on ${date}, and nothing more is charged.`,
    restNow: (date: string) =>
      `What you paid for the time after we received your cancellation on ${date} is paid back; the amount comes in a mail of its own.`,
    noCause:
      'You cancelled for good cause. We do not see one, so we treat your declaration as an ordinary cancellation. Please write to us if you see it differently.',
    notYou: 'If that was not you, you can take it back in the subscription management.',
    action: 'Manage subscription',
  },
  de: {
    subject: `Dein Tarif bei ${productName} endet`,
    endedSubject: `Dein Tarif bei ${productName} ist beendet`,
    ends: (date: string) => `Du hast deinen Tarif gekündigt. Er endet am ${date}, danach wird nichts mehr abgebucht.`,
    rest: 'Was du für die Zeit danach bezahlt hast, erstatten wir dir zum Ende.',
    forCause: 'Wir haben deine Kündigung aus wichtigem Grund angenommen.',
    ended: (date: string) => `Dein Tarif ist am ${date} beendet worden, es wird nichts mehr abgebucht.`,
    restNow: (date: string) =>
      `Was du für die Zeit nach dem Eingang deiner Kündigung am ${date} bezahlt hast, erstatten wir dir; den Betrag nennen wir in einer eigenen Mail.`,
    noCause:
      'Du hast aus wichtigem Grund gekündigt. Einen solchen Grund sehen wir nicht und behandeln deine Erklärung deshalb als ordentliche Kündigung. Schreib uns bitte, wenn du das anders siehst.',
    notYou: 'Wenn du das nicht warst, kannst du es in der Tarifverwaltung zurücknehmen.',
    action: 'Tarif verwalten',
  },
};

interface Cancelled {
  readonly end: string | null;
  readonly type: string | null;
  readonly isForCause: boolean;
  readonly receivedAt: Date;
  readonly language: string;
  readonly email: string;
  readonly orderLanguage: string;
  readonly isOwn: boolean;
  readonly subscriptionId: string;
}

/**
 * Ends a plan as a declaration says, at the earliest possible time or on the day that it names, and mails the date to the
 * address of its account. Accepted for good cause, it needs no notice period. A repeated run changes nothing.
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
    .select([
      'n.for_cause as isForCause',
      'n.received_at as receivedAt',
      'n.language',
      'u.email',
      'o.language as orderLanguage',
      'o.stripe_subscription_id as subscriptionId',
    ])
    .select(sql<string | null>`n.details ->> 'end'`.as('end'))
    .select(sql<string | null>`n.details ->> 'type'`.as('type'))
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
  const hasEnded = endedStatuses.some((ended) => ended === subscription.status);
  if (hasEnded && subscription.metadata[endedForCause] === undefined) {
    await database.kysely
      .updateTable('private.legal_notices')
      .set({ accepted_at: null, accepted_order_id: null })
      .where('id', '=', noticeId)
      .execute();
    return;
  }
  const asked = cancelled.end === null || cancelled.end === '' ? 0 : endOfDay(cancelled.end).getTime() / 1000;
  if (!hasEnded)
    subscription = cancelled.isForCause
      ? await endForCause(context, subscription, { receivedAt: cancelled.receivedAt, askedEnd: asked })
      : await endWithNotice(context, subscription, asked);
  await refreshSubscription(context, id);
  await settle(context, noticeId, cancelled, subscription);
}

/** Ends a plan with its paid period, and then brings the end forward if the law allows an earlier one. */
async function endWithNotice(
  context: OpenBilling,
  subscription: Stripe.Subscription,
  asked: number,
): Promise<Stripe.Subscription> {
  const { cancel_at: present, cancel_at_period_end: endsWithPeriod, items } = subscription;
  const periodEnd = items.data[0]?.current_period_end ?? 0;
  // not `cancel_at_period_end`: the end is set again below, and the provider takes one of the two
  const announced =
    present === null && !endsWithPeriod
      ? await endSubscriptionAt(context, subscription, periodEnd, { [askedEndKey]: asked === 0 ? '' : asked })
      : subscription;
  const due = shortenedEnd(announced);
  return due === undefined ? announced : endSubscriptionAt(context, announced, due);
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
  const { subject, endedSubject, action, ...t } = words[language];
  const date = longDate(new Date(end * 1000), language);
  const withNotice = [
    ...(notice.type === 'extraordinary' ? [t.noCause] : []),
    t.ends(date),
    ...(end < periodEnd ? [t.rest] : []),
    t.notYou,
  ];
  const received = longDate(notice.receivedAt, language);
  const forCause = [t.forCause, ...(endedAt === null ? [t.ends(date), t.rest] : [t.ended(date), t.restNow(received)])];
  await database.kysely.transaction().execute(async (transaction) => {
    if (!(await closeNotice(transaction, noticeId))) return;
    const mail = writeMail({
      to: email,
      language,
      siteUrl,
      subject: notice.isForCause && endedAt !== null ? endedSubject : subject,
      paragraphs: notice.isForCause ? forCause : withNotice,
      action: { label: action, address: `${siteUrl}${paths.billing}` },
    });
    await queueMail(transaction, mail, { isLegal: true });
  });
}
