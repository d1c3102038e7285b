import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import type { Schema } from '@regelwerk/database/schema';
import type { Transaction } from 'kysely';
import { languageOf } from '../kernel/language-of.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';

/** Why tokens left a balance: the bank disputes the payment, it was refunded, or an earlier account of the mailbox owed them. */
type Cause = 'dispute' | 'refund' | 'earlier_account';

interface Words {
  readonly subject: string;
  readonly why: Readonly<Record<Cause, (tokens: number) => string>>;
  readonly balance: (balance: number) => string;
  readonly debt: string;
  readonly won: string;
  readonly question: string;
  readonly action: string;
}

const words: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    subject: 'Tokens were taken from your balance',
    why: {
      dispute: (tokens) =>
        `Your bank disputes one of your payments to us. Until that is settled, we have taken back the tokens that it paid for (${tokens}).`,
      refund: (tokens) =>
        `A payment of yours was refunded. The tokens that it paid for (${tokens}) have been taken from your balance, including those that you had used already.`,
      earlier_account: (tokens) =>
        `An earlier account with your email address used tokens of a payment that went back later (${tokens}). They stay owed, so we have taken them from your balance.`,
    },
    balance: (balance) => `Your balance is now ${balance} tokens.`,
    debt: 'While it is below zero, you cannot generate rules. The next tokens that you buy or get are set off against it first; nothing is charged for it.',
    won: 'If the payment turns out to be right, you get the tokens back without doing anything.',
    question: 'If you think that this is a mistake, please write to us.',
    action: 'Open billing',
  },
  de: {
    subject: 'Von deinem Guthaben wurden Tokens abgezogen',
    why: {
      dispute: (tokens) =>
        `Deine Bank hat eine deiner Zahlungen an uns beanstandet. Bis das geklärt ist, haben wir die Tokens aus dieser Zahlung (${tokens}) zurückgenommen.`,
      refund: (tokens) =>
        `Eine deiner Zahlungen wurde erstattet. Die Tokens aus dieser Zahlung (${tokens}) haben wir von deinem Guthaben abgezogen, auch die, die du schon eingesetzt hattest.`,
      earlier_account: (tokens) =>
        `Ein früheres Konto mit deiner E-Mail-Adresse hat Tokens aus einer Zahlung eingesetzt, die später zurückgegangen ist (${tokens}). Sie bleiben geschuldet, deshalb haben wir sie von deinem Guthaben abgezogen.`,
    },
    balance: (balance) => `Dein Guthaben beträgt jetzt ${balance} Tokens.`,
    debt: 'Solange es unter null liegt, kannst du keine Regeln erzeugen. Die nächsten Tokens, die du kaufst oder bekommst, werden zuerst damit verrechnet; abgebucht wird dafür nichts.',
    won: 'Stellt sich heraus, dass die Zahlung in Ordnung war, bekommst du die Tokens von selbst zurück.',
    question: 'Wenn du das für einen Fehler hältst, schreib uns bitte.',
    action: 'Zur Abrechnung',
  },
};

/**
 * Mails a person that tokens were taken back, why, and what follows: for a dispute always, else only if the balance is below zero.
 * Nobody with a deleted account gets it.
 */
export async function mailTakenTokens(
  transaction: Transaction<Schema>,
  siteUrl: string,
  { userId, cause, tokens }: { readonly userId: string; readonly cause: Cause; readonly tokens: number },
): Promise<void> {
  const person = await transaction
    .selectFrom('auth.users as u')
    .innerJoin('public.user_tokens as t', 't.user_id', 'u.id')
    .select(['u.email', 'u.user_metadata', 't.tokens_remaining as balance'])
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (person === undefined || tokens <= 0) return;
  const { email: to, balance } = person;
  if (cause !== 'dispute' && balance >= 0) return;
  const language = languageOf(person);
  const t = words[language];
  const paragraphs = [
    t.why[cause](tokens),
    t.balance(balance),
    ...(balance < 0 ? [t.debt] : []),
    ...(cause === 'dispute' ? [t.won] : []),
    t.question,
  ];
  const action = { label: t.action, address: `${siteUrl}${paths.billing}` };
  const mail = writeMail({ to, language, siteUrl, subject: t.subject, paragraphs, action });
  await queueMail(transaction, mail, { isLegal: true });
}
