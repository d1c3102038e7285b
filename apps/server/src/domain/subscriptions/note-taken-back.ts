import { formatDay } from '@regelwerk/contract/shared/format-day';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import { sql } from 'kysely';
import { cancellationWords } from '../contracts/cancellation-words.ts';
import { followEndLater } from '../contracts/follow-end-later.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import { isChargeDue } from './is-charge-due.ts';
import { mailKeptPlan } from './mail-kept-plan.ts';

/**
 * Notes that the declarations which had set a plan to end were taken back by its subscriber, once the provider lets the plan run on; mails
 * the account and a sender from another address. Of withdrawals, only one that waits can be taken back, and a job charges what it had
 * held up. Nothing happens for a plan that nobody had set to end.
 */
export async function noteTakenBack({ database, siteUrl }: OpenBilling, subscriptionId: string): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('private.legal_notices as n')
      .innerJoin('public.orders as o', 'o.id', 'n.accepted_order_id')
      .innerJoin('auth.users as u', (join) => join.onRef('u.id', '=', 'o.user_id').on('u.deleted_at', 'is', null))
      .innerJoin('public.subscriptions as s', 's.stripe_subscription_id', 'o.stripe_subscription_id')
      .select(['n.id', 'n.kind', 'n.email as declaredBy', 'n.language as declaredIn', 'n.received_at as receivedAt'])
      .select(['u.email', 'o.language as orderLanguage'])
      .where('s.stripe_subscription_id', '=', subscriptionId)
      .where(({ or, and, eb }) =>
        or([
          eb('n.kind', '=', 'cancellation'),
          and([eb('n.settled_at', 'is', null), eb('n.effective_end', 'is not', null)]),
        ]),
      )
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
    const cancellations = rows.filter(({ kind }) => kind === 'cancellation');
    const hasHeld = cancellations.length < rows.length;
    if (hasHeld) await followEndLater(transaction, subscriptionId);
    await mailKeptPlan(transaction, siteUrl, {
      subscriptionId,
      isCharged: hasHeld && (await isChargeDue(transaction, subscriptionId)),
      because: (t) => [
        ...(cancellations.length === 0 ? [] : [t.kept]),
        ...rows.flatMap(({ kind, receivedAt }) =>
          kind === 'withdrawal' ? [t.keptFromWithdrawal(formatDay(receivedAt, language))] : [],
        ),
      ],
    });
    for (const { kind, declaredBy, declaredIn, receivedAt, email } of rows) {
      if (declaredBy.toLowerCase() === email) continue;
      const spoken = knownLanguage(declaredIn);
      const t = cancellationWords[spoken];
      const date = formatDay(receivedAt, spoken);
      const [subject, told] =
        kind === 'withdrawal'
          ? [t.senderWithdrew, t.senderKeptFromWithdrawal(date)]
          : [t.senderSubject, t.senderKept(date)];
      const content = { language: spoken, siteUrl, subject, paragraphs: [told] };
      await queueMail(transaction, writeMail({ to: declaredBy, ...content }), { isLegal: true });
    }
  });
}
