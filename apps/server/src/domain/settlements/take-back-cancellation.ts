import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import type { Schema } from '@regelwerk/database/schema';
import { type NotNull, sql, type Transaction } from 'kysely';
import { cancellationWords } from '../contracts/cancellation-words.ts';
import { followEndLater } from '../contracts/follow-end-later.ts';
import { earliestOf, planEnds } from '../contracts/plan-ends.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import { mailKeptPlan } from '../subscriptions/mail-kept-plan.ts';

/**
 * Takes back a cancellation that a stranger declared, and that one alone: the plan goes on unless something else ends it. A job tells the
 * provider. Mails the account of the plan what becomes of it, and the sender.
 */
export async function takeBackCancellation(
  transaction: Transaction<Schema>,
  siteUrl: string,
  noticeId: string,
): Promise<void> {
  const declared = await transaction
    .updateTable('private.legal_notices as n')
    .set({ taken_back_at: sql`now()`, settled_at: sql`coalesce(settled_at, now())` })
    .from('public.orders as o')
    .innerJoin('auth.users as u', 'u.id', 'o.user_id')
    .whereRef('o.id', '=', 'n.accepted_order_id')
    .where('n.id', '=', noticeId)
    .where('o.stripe_subscription_id', 'is not', null)
    .returning(['n.email as declaredBy', 'n.language as declaredIn', 'n.received_at as receivedAt'])
    .returning(['o.stripe_subscription_id as subscriptionId', 'o.language as orderLanguage', 'u.email'])
    .$narrowType<{ subscriptionId: NotNull }>()
    .executeTakeFirstOrThrow();
  const { subscriptionId, receivedAt, email, declaredBy } = declared;
  await followEndLater(transaction, subscriptionId);
  const end = earliestOf(await planEnds(transaction, subscriptionId));
  if (end === undefined)
    await mailKeptPlan(transaction, siteUrl, {
      subscriptionId,
      because: (t) => [t.keptByUs],
      isCharged: false,
    });
  else {
    const language = knownLanguage(declared.orderLanguage);
    const t = cancellationWords[language];
    const mail = writeMail({
      to: email,
      language,
      siteUrl,
      subject: t.subject,
      paragraphs: [t.endsAllTheSame(formatDay(receivedAt, language), formatDay(end, language))],
      action: { label: t.action, address: `${siteUrl}${paths.billing}` },
    });
    await queueMail(transaction, mail, { isLegal: true });
  }
  const spoken = knownLanguage(declared.declaredIn);
  const t = cancellationWords[spoken];
  const told = t.senderTakenBack(formatDay(receivedAt, spoken));
  const paragraphs = [end === undefined ? `${told} ${t.senderContinues}` : told];
  const content = { language: spoken, siteUrl, subject: t.senderSubject, paragraphs };
  await queueMail(transaction, writeMail({ to: declaredBy, ...content }), { isLegal: true });
}
