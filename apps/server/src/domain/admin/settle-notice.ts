import { formatDay } from '@regelwerk/contract/shared/format-day';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { contractQueue } from '../contracts/contract-queue.ts';
import { addJob } from '../kernel/add-job.ts';
import { AppError } from '../kernel/app-error.ts';
import { jobs } from '../kernel/jobs.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import type { BillingContext } from '../kernel/payments-context.ts';
import { recordAudit } from '../kernel/record-audit.ts';
import { closeNotice } from '../legal/close-notice.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import { askEndingPlan } from '../settlements/ask-ending-plan.ts';
import { type Released, releasePlan } from '../settlements/release-plan.ts';

const words = {
  en: {
    withdrawal: 'About your withdrawal',
    cancellation: 'About your cancellation',
    checked: (date: string) => `We have checked your declaration of ${date}.`,
    checkedOther: (date: string) => `We have checked the withdrawal from your plan that reached us on ${date}.`,
    other: 'A withdrawal from your plan',
    nothing: 'No further step follows from it.',
    goes_on: 'It does not end the contract, which goes on as before.',
    ends: (date: string) => `The contract ends on ${date}.`,
    ended: 'The contract has ended meanwhile and stays ended. Nothing more is charged.',
    charged: 'The present period has not been charged yet; it is charged now.',
    otherwise: 'If you see that differently, please write to us.',
  },
  de: {
    withdrawal: 'Zu deinem Widerruf',
    cancellation: 'Zu deiner Kündigung',
    checked: (date: string) => `Wir haben deine Erklärung vom ${date} geprüft.`,
    checkedOther: (date: string) => `Wir haben den Widerruf zu deinem Tarif geprüft, der am ${date} eingegangen ist.`,
    other: 'Ein Widerruf zu deinem Tarif',
    nothing: 'Weitere Schritte folgen daraus nicht.',
    goes_on: 'Sie beendet den Vertrag nicht; er läuft weiter wie bisher.',
    ends: (date: string) => `Der Vertrag endet am ${date}.`,
    ended: 'Der Vertrag ist inzwischen beendet und bleibt es. Abgebucht wird nichts mehr.',
    charged: 'Der laufende Zeitraum ist noch nicht abgebucht; das holen wir jetzt nach.',
    otherwise: 'Wenn du das anders siehst, schreib uns bitte.',
  },
};

interface Settlement {
  readonly actor: string;
  readonly noticeId: string;
  readonly reason: string;
  /** Mailed to the address of the declaration, with what becomes of the plan; if empty, a sentence that it was checked. */
  readonly answer: string;
}

/**
 * Closes a declaration without carrying it out, with the reason, and tells its sender, and the owner of the plan, what becomes of a plan
 * that it had set to end; refuses one that is closed or in progress.
 */
export async function settleNotice(
  context: BillingContext,
  { actor, noticeId, reason, answer }: Settlement,
): Promise<void> {
  const { database, siteUrl } = context;
  await askEndingPlan(context, noticeId);
  await database.kysely.transaction().execute(async (transaction) => {
    const open = await transaction
      .selectFrom('private.legal_notices as n')
      .leftJoin('public.orders as o', 'o.id', 'n.accepted_order_id')
      .select('o.stripe_subscription_id as endingPlan')
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('private.settlements as s')
            .select('s.id')
            .whereRef('s.notice_id', '=', 'n.id')
            .where('s.done_at', 'is', null),
        ).as('isUnderWay'),
      )
      .where('n.id', '=', noticeId)
      .forUpdate('n')
      .executeTakeFirst();
    if (open?.isUnderWay === true || !(await closeNotice(transaction, noticeId)))
      throw new AppError('stale_edit', 'Somebody else has settled this meanwhile.', { field: 'noticeId' });
    await recordAudit(transaction, { actor, action: 'settle_notice', subject: noticeId, reason });
    const { kind, language, email, receivedAt } = await transaction
      .selectFrom('private.legal_notices')
      .select(['kind', 'language', 'email', 'received_at as receivedAt'])
      .where('id', '=', noticeId)
      .executeTakeFirstOrThrow();
    const released = await releasePlan(transaction, siteUrl, noticeId);
    // it may have ended while good cause was undecided
    const plan = open?.endingPlan ?? null;
    if (plan !== null && kind === 'cancellation') {
      const queue = contractQueue({ orderId: '', subscriptionId: plan });
      await addJob(
        transaction,
        jobs.settleEndedPlan,
        { id: plan },
        { queue, key: `${jobs.settleEndedPlan.name}-${plan}` },
      );
    }
    const spoken = knownLanguage(language);
    const t = words[spoken];
    const owner = await readOwner(transaction, noticeId);
    const isOwn = owner?.email === email.toLowerCase();
    const becomes = becomesOf(released, spoken, { isOwn });
    const closed = `${t.checked(formatDay(receivedAt, spoken))} ${becomes} ${t.otherwise}`;
    const answered = released === undefined ? [answer] : [answer, becomes];
    const paragraphs = answer === '' ? [closed] : answered;
    const content = { language: spoken, siteUrl, subject: t[kind], paragraphs };
    await queueMail(transaction, writeMail({ to: email, ...content }), { isLegal: true });
    // that a plan goes on is mailed to its owner with the next charge
    if (kind !== 'withdrawal' || released === undefined || released.becomes === 'goes_on') return;
    // the owner was mailed that somebody else's withdrawal waits, and that the result follows
    if (owner !== undefined && !isOwn) await mailOwner(transaction, siteUrl, { owner, receivedAt, released });
  });
}

/** Returns what becomes of a plan; that a charge follows is for its owner alone. */
function becomesOf(
  released: Released | undefined,
  language: InterfaceLanguage,
  { isOwn }: { readonly isOwn: boolean },
): string {
  const t = words[language];
  if (released === undefined) return t.nothing;
  if (released.becomes !== 'ends') return t[released.becomes];
  return [t.ends(formatDay(released.endsOn, language)), ...(isOwn && released.isCharged ? [t.charged] : [])].join(' ');
}

interface Owner {
  readonly email: string;
  readonly language: string;
}

async function readOwner(transaction: Transaction<Schema>, noticeId: string): Promise<Owner | undefined> {
  return transaction
    .selectFrom('private.legal_notices as n')
    .innerJoin('public.orders as o', 'o.id', 'n.accepted_order_id')
    .innerJoin('auth.users as u', 'u.id', 'o.user_id')
    .select(['u.email', 'o.language'])
    .where('n.id', '=', noticeId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
}

async function mailOwner(
  transaction: Transaction<Schema>,
  siteUrl: string,
  { owner, receivedAt, released }: { readonly owner: Owner; readonly receivedAt: Date; readonly released: Released },
): Promise<void> {
  const language = knownLanguage(owner.language);
  const t = words[language];
  const checked = t.checkedOther(formatDay(receivedAt, language));
  const paragraphs = [`${checked} ${becomesOf(released, language, { isOwn: true })} ${t.otherwise}`];
  const content = { language, siteUrl, subject: t.other, paragraphs };
  await queueMail(transaction, writeMail({ to: owner.email, ...content }), { isLegal: true });
}
