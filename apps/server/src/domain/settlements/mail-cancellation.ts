import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { cancellationWords } from '../contracts/cancellation-words.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';

/** A declaration by which a plan has been set to end at the provider. */
export interface Canceled {
  /** Whether it is an undecided withdrawal. */
  readonly isWithdrawal: boolean;
  /** Whether a charge is held up until it is decided. */
  readonly isHeld: boolean;
  readonly isForCause: boolean;
  /** Whether it was declared for good cause. */
  readonly isExtraordinary: boolean;
  /** False while it is undecided whether there is good cause, or whether the withdrawal is effective. */
  readonly isDecided: boolean;
  readonly receivedAt: Date;
  readonly effectiveEnd: Date;
  readonly periodEnd: Date;
  /** The address of the plan's account. */
  readonly email: string;
  readonly orderLanguage: string;
  readonly declaredBy: string;
  readonly declaredIn: string;
}

/** Mails the end of a plan to its account, and the date alone to a sender from another address. */
export async function mailCancellation(
  { siteUrl, providerClock }: Pick<OpenBilling, 'siteUrl' | 'providerClock'>,
  transaction: Transaction<Schema>,
  canceled: Canceled,
): Promise<void> {
  const { email, declaredBy, declaredIn, effectiveEnd, isDecided, isWithdrawal } = canceled;
  const isOwn = declaredBy.toLowerCase() === email;
  const hasEnded = effectiveEnd <= providerClock();
  const language = knownLanguage(isOwn ? declaredIn : canceled.orderLanguage);
  const { subject, endedSubject, withdrawnSubject, action } = cancellationWords[language];
  const endSubject = hasEnded ? endedSubject : subject;
  const mail = writeMail({
    to: email,
    language,
    siteUrl,
    subject: isWithdrawal ? withdrawnSubject : endSubject,
    paragraphs: paragraphsOf(canceled, { language, isOwn, hasEnded }),
    action: { label: action, address: `${siteUrl}${paths.billing}` },
  });
  await queueMail(transaction, mail, { isLegal: true });
  if (isOwn) return;
  const spoken = knownLanguage(declaredIn);
  const t = cancellationWords[spoken];
  const decided = hasEnded ? t.senderEnded : t.senderEnds;
  const undecided = isWithdrawal ? t.senderWithdrewMeanwhile : t.senderMeanwhile;
  const paragraphs = [(isDecided ? decided : undecided)(formatDay(effectiveEnd, spoken))];
  const told = isWithdrawal ? t.senderWithdrew : t.senderSubject;
  const content = { language: spoken, siteUrl, subject: told, paragraphs };
  await queueMail(transaction, writeMail({ to: declaredBy, ...content }), { isLegal: true });
}

function paragraphsOf(
  { isWithdrawal, isHeld, isForCause, isExtraordinary, isDecided, receivedAt, effectiveEnd, periodEnd }: Canceled,
  { language, isOwn, hasEnded }: { language: keyof typeof cancellationWords; isOwn: boolean; hasEnded: boolean },
): string[] {
  const t = cancellationWords[language];
  const date = formatDay(effectiveEnd, language);
  if (isWithdrawal)
    return [
      t.withdrawnMeanwhile(date),
      ...(isHeld ? [t.withdrawnUncharged] : []),
      t.withdrawnUndecided,
      ...(isOwn ? [] : [t.withdrawnByOther]),
      t.withdrawnNotYou,
    ];
  const origin = isOwn ? [] : [t.byOther];
  const leavesRest = effectiveEnd < periodEnd;
  if (!isDecided) return [t.meanwhile(date), t.undecided, ...origin, t.notYou];
  const decision = isForCause ? t.forCause : t.noCause;
  const reason = isExtraordinary ? [decision] : [];
  if (hasEnded) {
    const received = t.fromReceipt(formatDay(receivedAt, language));
    return [...reason, t.ended(date), received, ...(leavesRest ? [t.restNow] : []), ...origin];
  }
  const ends = isOwn ? t.ends(date) : t.endsByOther(date);
  return [...reason, ends, ...(leavesRest ? [t.rest] : []), ...origin, t.notYou];
}
