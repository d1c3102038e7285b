import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { paths } from '@regelwerk/contract/paths';
import { productName } from '@regelwerk/contract/product-name';
import { endedStatuses } from '@regelwerk/contract/subscription-status';
import { sql } from 'kysely';
import { z } from 'zod';
import { knownLanguage } from '../accounts/known-language.ts';
import { closeNotice } from '../legal/close-notice.ts';
import { longDate } from '../mails/long-date.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { writeMail } from '../mails/write-mail.ts';
import type { OpenBilling } from './billing-context.ts';
import { refreshSubscription } from './refresh-subscription.ts';

const words = {
  en: {
    subject: `Your subscription at ${productName} ends`,
    ends: (date: string) =>
      `You have cancelled your subscription. It ends on ${date}, and nothing is charged after that.`,
    notYou: 'If that was not you, you can take it back in the subscription management.',
    action: 'Manage subscription',
  },
  de: {
    subject: `Dein Abo bei ${productName} endet`,
    ends: (date: string) => `Du hast dein Abo gekündigt. Es endet am ${date}, danach wird nichts mehr abgebucht.`,
    notYou: 'Wenn du das nicht warst, kannst du es in der Abo-Verwaltung zurücknehmen.',
    action: 'Abo verwalten',
  },
};

const details = z.object({ type: z.enum(['ordinary', 'extraordinary']), end: z.string() });

/**
 * Ends the subscription of whoever declared a cancellation with the address of their account, at the end of the paid
 * period. What needs a person stays open in the queue of notices: good cause, a later date, an address without a
 * subscription.
 */
export async function applyCancellation(context: OpenBilling, noticeId: string): Promise<void> {
  const { database, payments } = context;
  const found = await database.kysely
    .selectFrom('private.legal_notices as notice')
    .innerJoin('auth.users as u', (join) => join.on('u.email', '=', sql<string>`lower(notice.email)`))
    .innerJoin('public.subscriptions as s', 's.user_id', 'u.id')
    .select([
      'notice.details',
      'notice.language',
      'u.email',
      's.stripe_subscription_id as id',
      's.current_period_end as end',
    ])
    .where('notice.id', '=', noticeId)
    .where('notice.kind', '=', 'cancellation')
    .where('notice.settled_at', 'is', null)
    .where('u.deleted_at', 'is', null)
    .where('s.status', 'not in', endedStatuses)
    .executeTakeFirst();
  if (found === undefined || found.end === null) return;
  const { type, end } = details.parse(found.details);
  if (type === 'extraordinary' || (end !== '' && new Date(end) > found.end)) return;
  await payments.stripe.subscriptions.update(
    found.id,
    { cancel_at_period_end: true },
    { idempotencyKey: `cancellation-${noticeId}` },
  );
  await refreshSubscription(context, found.id);
  await settle(context, noticeId, { ...found, language: knownLanguage(found.language), end: found.end });
}

async function settle(
  { database, siteUrl }: OpenBilling,
  noticeId: string,
  { language, email, end }: { readonly language: InterfaceLanguage; readonly email: string; readonly end: Date },
): Promise<void> {
  const { subject, ends, notYou, action } = words[language];
  const date = longDate(end, language);
  await database.kysely.transaction().execute(async (transaction) => {
    if (!(await closeNotice(transaction, noticeId))) return;
    const mail = writeMail({
      to: email,
      language,
      siteUrl,
      subject,
      paragraphs: [ends(date), notYou],
      action: { label: action, address: `${siteUrl}${paths.billing}` },
    });
    await queueMail(transaction, mail, { isLegal: true });
  });
}
