import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Schema } from '@regelwerk/database/schema';
import { type Kysely, sql } from 'kysely';
import { cancellationWords } from '../contracts/cancellation-words.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';

/**
 * Notes that the declared cancellation of a plan was taken back, by its subscriber or by an admin, once the provider lets the plan
 * run on; mails the account and a sender from another address. Nothing happens for a plan that nobody canceled.
 */
export async function noteTakenBack({ database, siteUrl }: OpenBilling, subscriptionId: string): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('private.legal_notices as n')
      .innerJoin('public.orders as o', 'o.id', 'n.accepted_order_id')
      .innerJoin('auth.users as u', (join) => join.onRef('u.id', '=', 'o.user_id').on('u.deleted_at', 'is', null))
      .innerJoin('public.subscriptions as s', 's.stripe_subscription_id', 'o.stripe_subscription_id')
      .select(['n.id', 'n.email as declaredBy', 'n.language as declaredIn', 'n.received_at as receivedAt'])
      .select(['u.email', 'o.language as orderLanguage', 's.current_period_end as periodEnd'])
      .select(
        sql<boolean>`exists (
          select from private.audit_log a where a.action = 'resume_plan' and a.after ->> 'noticeId' = n.id::text
        )`.as('isByUs'),
      )
      .where('s.stripe_subscription_id', '=', subscriptionId)
      .where('n.kind', '=', 'cancellation')
      .where('n.applied_at', 'is not', null)
      .where('n.taken_back_at', 'is', null)
      // an end that was set after the provider was read
      .where('s.cancel_at_period_end', '=', false)
      .where('s.status', 'not in', endedStatuses)
      .forUpdate('n')
      .execute();
    const [first] = rows;
    if (first === undefined) return;
    await transaction
      .updateTable('private.legal_notices')
      .set({ taken_back_at: sql`now()`, settled_at: sql`coalesce(settled_at, now())` })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    const language = knownLanguage(first.orderLanguage);
    const { keptSubject: subject, kept, keptByUs, keptRenews, keptWithoutChange, action } = cancellationWords[language];
    const isByUs = rows.some((row) => row.isByUs);
    const renews = first.periodEnd === null ? [] : [keptRenews(formatDay(first.periodEnd, language))];
    const change = await droppedChange(transaction, subscriptionId, first.periodEnd);
    const lost = change === undefined ? [] : [keptWithoutChange(change.product, orderNumber(change.number))];
    const mail = writeMail({
      ...{ to: first.email, language, siteUrl, subject, paragraphs: [isByUs ? keptByUs : kept, ...renews, ...lost] },
      action: { label: action, address: `${siteUrl}${paths.billing}` },
    });
    await queueMail(transaction, mail, { isLegal: true });
    for (const { declaredBy, declaredIn, receivedAt, email } of rows) {
      if (declaredBy.toLowerCase() === email) continue;
      const spoken = knownLanguage(declaredIn);
      const t = cancellationWords[spoken];
      const told = (isByUs ? t.senderKeptByUs : t.senderKept)(formatDay(receivedAt, spoken));
      const content = { language: spoken, siteUrl, subject: t.senderSubject, paragraphs: [told] };
      await queueMail(transaction, writeMail({ to: declaredBy, ...content }), { isLegal: true });
    }
  });
}

/** Returns the change of plan that was to start with the next period, and was called off because the plan was to end. */
async function droppedChange(executor: Kysely<Schema>, subscriptionId: string, periodEnd: Date | null) {
  return executor
    .selectFrom('public.orders')
    .select(['number', 'product_name as product'])
    .where('stripe_subscription_id', '=', subscriptionId)
    .where('dropped_because', '=', 'plan_ends')
    .where('starts_at', '=', periodEnd)
    .orderBy('scheduled_at', 'desc')
    .executeTakeFirst();
}
