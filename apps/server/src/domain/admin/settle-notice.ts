import { formatDay } from '@regelwerk/contract/shared/format-day';
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
import { releasePlan } from '../settlements/release-plan.ts';

const words = {
  en: {
    withdrawal: 'About your withdrawal',
    cancellation: 'About your cancellation',
    checked: (date: string) => `We have checked your declaration of ${date}.`,
    nothing: 'No further step follows from it.',
    goes_on: 'It does not end the contract, which goes on as before.',
    ends: (date: string) => `The contract ends on ${date}.`,
    ended: 'The contract has ended meanwhile and stays ended. Nothing more is charged.',
    otherwise: 'If you see that differently, please write to us.',
  },
  de: {
    withdrawal: 'Zu deinem Widerruf',
    cancellation: 'Zu deiner Kündigung',
    checked: (date: string) => `Wir haben deine Erklärung vom ${date} geprüft.`,
    nothing: 'Weitere Schritte folgen daraus nicht.',
    goes_on: 'Sie beendet den Vertrag nicht; er läuft weiter wie bisher.',
    ends: (date: string) => `Der Vertrag endet am ${date}.`,
    ended: 'Der Vertrag ist inzwischen beendet und bleibt es. Abgebucht wird nichts mehr.',
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
 * Closes a declaration without carrying it out, with the reason, and tells its sender what becomes of a plan that it had set to end;
 * refuses one that is closed or in progress.
 */
export async function settleNotice(
  { database, siteUrl }: Pick<BillingContext, 'database' | 'siteUrl'>,
  { actor, noticeId, reason, answer }: Settlement,
): Promise<void> {
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
    const becomes = () => {
      if (released === undefined) return t.nothing;
      return released.becomes === 'ends' ? t.ends(formatDay(released.endsOn, spoken)) : t[released.becomes];
    };
    const closed = `${t.checked(formatDay(receivedAt, spoken))} ${becomes()} ${t.otherwise}`;
    const answered = released === undefined ? [answer] : [answer, becomes()];
    const paragraphs = answer === '' ? [closed] : answered;
    const content = { language: spoken, siteUrl, subject: t[kind], paragraphs };
    await queueMail(transaction, writeMail({ to: email, ...content }), { isLegal: true });
  });
}
