import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import type { Schema } from '@regelwerk/database/schema';
import type { Kysely, Transaction } from 'kysely';
import { cancellationWords } from '../contracts/cancellation-words.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';

type Words = (typeof cancellationWords)[keyof typeof cancellationWords];

/**
 * Mails the account of a plan that was set to end that it goes on, for the reasons that `because` words, when it is charged next, and
 * which change of plan does not come back. A deleted account gets no mail.
 */
export async function mailKeptPlan(
  transaction: Transaction<Schema>,
  siteUrl: string,
  {
    subscriptionId,
    because,
    isCharged,
  }: {
    readonly subscriptionId: string;
    readonly because: (words: Words) => string[];
    /** Whether a charge that was held up follows. */
    readonly isCharged: boolean;
  },
): Promise<void> {
  const plan = await transaction
    .selectFrom('public.subscriptions as s')
    .innerJoin('auth.users as u', (join) => join.onRef('u.id', '=', 's.user_id').on('u.deleted_at', 'is', null))
    .innerJoin('public.orders as o', 'o.stripe_subscription_id', 's.stripe_subscription_id')
    .select(['u.email', 'o.language', 's.current_period_end as periodEnd', 's.ends_by_notice as endsByNotice'])
    .where('s.stripe_subscription_id', '=', subscriptionId)
    .orderBy('o.number', 'desc')
    .executeTakeFirst();
  if (plan === undefined) return;
  const { email, periodEnd, endsByNotice } = plan;
  const language = knownLanguage(plan.language);
  const t = cancellationWords[language];
  const renews = periodEnd === null || endsByNotice ? [] : [t.keptRenews(formatDay(periodEnd, language))];
  const charged = isCharged ? [t.chargedNow] : [];
  const change = await droppedChange(transaction, subscriptionId, periodEnd);
  const lost = change === undefined ? [] : [t.keptWithoutChange(change.product, orderNumber(change.number))];
  const mail = writeMail({
    to: email,
    language,
    siteUrl,
    subject: t.keptSubject,
    paragraphs: [...because(t), ...charged, ...renews, ...lost],
    action: { label: t.action, address: `${siteUrl}${paths.billing}` },
  });
  await queueMail(transaction, mail, { isLegal: true });
}

/** Returns the change of plan that was to start with the next period, and was called off because the plan was to end. */
async function droppedChange(executor: Kysely<Schema>, subscriptionId: string, periodEnd: Date | null) {
  return executor
    .selectFrom('public.orders')
    .select(['number', 'product_name as product'])
    .where('stripe_subscription_id', '=', subscriptionId)
    .where('dropped_because', 'in', ['plan_ends', 'withdrawal_received', 'withdrawal_by_other'])
    .where('starts_at', '=', periodEnd)
    .orderBy('scheduled_at', 'desc')
    .executeTakeFirst();
}
