import { disputedPayment } from '@regelwerk/contract/admin/admin-orders';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { paths } from '@regelwerk/contract/shared/paths';
import { formatMoney } from '@regelwerk/contract/shop/money';
import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { endedStatuses } from '@regelwerk/contract/shop/subscription-status';
import type { Schema } from '@regelwerk/database/schema';
import { sql, type Transaction } from 'kysely';
import type { Mail } from '../../gateways/mail/send-mail.ts';
import { orderNumberIn } from '../contracts/order-number-in.ts';
import { withdrawalByOther } from '../contracts/withdrawal-by-other.ts';
import { knownLanguage } from '../kernel/language-of.ts';
import type { OpenBilling } from '../kernel/payments-context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeMail } from '../mail/write-mail.ts';

interface Settled {
  readonly cause: 'withdrawal' | 'cancellation' | 'account_end' | 'goodwill' | 'notice';
  readonly endsPlan: boolean;
  readonly number: string;
  readonly product: string;
  readonly kind: OrderKind;
  readonly language: string;
  readonly amount: number;
  /** The amount that is not refunded, in minor units. */
  readonly kept: number;
  readonly currency: string;
  /** Whether it was about a change of plan that has not started, or whose start was undone. */
  readonly isChangeOff: boolean;
  /** Whether it was about a change of plan whose start was undone. */
  readonly isUndone: boolean;
  /** Whether the plan runs no more. */
  readonly isOver: boolean;
  /** Whether a change of plan has replaced it, whose plan runs on. */
  readonly isReplaced: boolean;
  /** Whether the last invoice of the plan was unpaid and has been voided. */
  readonly isVoided: boolean;
  /** Whether the bank disputes a payment that was to be refunded. */
  readonly isDisputed: boolean;
  /** Null for a deleted account. */
  readonly email: string | null;
  /** The address that declared it; null if nobody did. */
  readonly declaredBy: string | null;
  readonly declaredIn: string | null;
}

const words = {
  en: {
    withdrawal: (order: string) => `Your withdrawal from order ${order}`,
    cancellation: (order: string) => `Your plan of order ${order} has ended`,
    accepted: (order: string, product: string) =>
      `Your withdrawal from order ${order} (${product}) is effective. The contract has ended.`,
    ended: (order: string, product: string) => `Your plan ${product} (order ${order}) ended by cancellation.`,
    planEnded: 'Your plan has ended, and nothing more is charged.',
    changeOff: 'The change of plan does not take place. Nothing was charged for it, and your present plan goes on.',
    changeUndone:
      'The change of plan is undone, and your former plan goes on: its next period starts now, and the price of that period is charged.',
    replaced: 'Your present plan is a contract of its own and goes on.',
    refund: (amount: string) =>
      `We refund ${amount} to the payment method that you used. It usually arrives within a few working days.`,
    used: (kept: string) =>
      `We keep ${kept} for what you used after you had agreed to early performance and we had confirmed your order.`,
    nothing: 'There is nothing left to refund.',
    disputed:
      'Your bank disputes one payment, so we cannot refund that payment now. If the bank decides in our favor, we refund what is due of it.',
    voided: 'Your last invoice was still open. It has been canceled, so you do not have to pay it.',
    rest: 'That is the price of the paid time that was left, but no more than the price of the tokens that you have not used.',
    refunded: (order: string) => `Refund for order ${order}`,
    refundedText: (order: string, product: string, amount: string) =>
      `We refund ${amount} for order ${order} (${product}) to the payment method that you used. It usually arrives within a few working days.`,
    repeated: 'An earlier refund did not reach you, so we have started it again.',
    afterDispute: 'Your bank no longer disputes the payment, so we can refund it now.',
    note: 'The credit note comes in a mail of its own.',
    dealt: 'Your withdrawal',
    dealtText:
      'Your withdrawal is effective, and the contract has ended. Any refund goes to the payment method that was used. We have sent the details to the address that is stored with the contract.',
    action: 'Open billing',
  },
  de: {
    withdrawal: (order: string) => `Dein Widerruf der Bestellung ${order}`,
    cancellation: (order: string) => `Dein Tarif aus Bestellung ${order} ist beendet`,
    accepted: (order: string, product: string) =>
      `Dein Widerruf der Bestellung ${order} (${product}) ist wirksam. Der Vertrag ist beendet.`,
    ended: (order: string, product: string) =>
      `Dein Tarif ${product} (Bestellung ${order}) ist durch Kündigung beendet.`,
    planEnded: 'Dein Tarif ist beendet, es wird nichts mehr abgebucht.',
    changeOff:
      'Der Tarifwechsel findet nicht statt. Es wurde dafür nichts abgebucht, und dein jetziger Tarif läuft weiter.',
    changeUndone:
      'Der Tarifwechsel ist rückgängig gemacht, und dein bisheriger Tarif läuft weiter: Sein nächster Zeitraum beginnt jetzt, und der Preis dafür wird abgebucht.',
    replaced: 'Dein jetziger Tarif ist ein eigener Vertrag und läuft weiter.',
    refund: (amount: string) =>
      `Wir erstatten dir ${amount} auf dem Weg, auf dem du bezahlt hast, meist innerhalb weniger Werktage.`,
    used: (kept: string) =>
      `${kept} behalten wir für das, was du genutzt hast, nachdem du dem vorzeitigen Beginn zugestimmt hattest und wir deine Bestellung bestätigt hatten.`,
    nothing: 'Es ist nichts mehr zu erstatten.',
    disputed:
      'Deine Bank beanstandet eine Zahlung, deshalb können wir diese Zahlung jetzt nicht erstatten. Entscheidet die Bank zu unseren Gunsten, erstatten wir dir, was dir davon zusteht.',
    voided: 'Deine letzte Rechnung war noch offen. Sie ist storniert, du musst sie nicht mehr bezahlen.',
    rest: 'Das ist der Preis der bezahlten Zeit, die noch übrig war, höchstens aber der Preis der Tokens, die du nicht eingesetzt hast.',
    refunded: (order: string) => `Erstattung zu Bestellung ${order}`,
    refundedText: (order: string, product: string, amount: string) =>
      `Wir erstatten dir ${amount} zu Bestellung ${order} (${product}) auf dem Weg, auf dem du bezahlt hast, meist innerhalb weniger Werktage.`,
    repeated: 'Eine frühere Erstattung ist nicht bei dir angekommen. Deshalb haben wir sie noch einmal ausgelöst.',
    afterDispute: 'Deine Bank beanstandet die Zahlung nicht mehr. Deshalb können wir sie jetzt erstatten.',
    note: 'Die Rechnungskorrektur kommt in einer eigenen Mail.',
    dealt: 'Dein Widerruf',
    dealtText:
      'Dein Widerruf ist wirksam, der Vertrag ist beendet. Was zu erstatten ist, zahlen wir auf dem Weg zurück, auf dem bezahlt wurde. Die Einzelheiten haben wir an die Adresse geschickt, die beim Vertrag hinterlegt ist.',
    action: 'Zur Abrechnung',
  },
};

/**
 * Mails the result of the end of a contract to the address of its account. The sender of a withdrawal from another address learns
 * that it is effective, and nothing about the contract. What was `repeated`, because a refund had failed or the bank had disputed the
 * payment, is all that its mail names.
 */
export async function mailSettlement(
  { siteUrl }: Pick<OpenBilling, 'siteUrl'>,
  transaction: Transaction<Schema>,
  { id, repeated }: { readonly id: string; readonly repeated?: Repeated },
): Promise<void> {
  const { rows } = await sql<Settled>`
    select s.cause, s.ends_plan as "endsPlan", ${orderNumberIn('o.number')} as number, o.product_name as product, o.kind, o.language, s.amount, s.currency,
      coalesce(s.problem = ${disputedPayment}, false) as "isDisputed",
      o.state = 'canceled' as "isChangeOff", coalesce(o.dropped_because = 'undone', false) as "isUndone",
      coalesce((
        select p.status = any(${[...endedStatuses]}) from public.subscriptions p
        where p.stripe_subscription_id = o.stripe_subscription_id
      ), false) as "isOver",
      not s.ends_plan and exists (
        select from public.orders c join public.subscriptions p on p.stripe_subscription_id = c.stripe_subscription_id
        where c.changes_order_id = o.id and c.state = 'fulfilled' and not (p.status = any(${[...endedStatuses]}))
      ) as "isReplaced",
      coalesce((
        select sum(p.paid - coalesce((
          select sum(r.amount) from private.reversals r
          where r.source_type = p.type and r.source_id = p.source and r.is_active
        ), 0))::int
        from (
          select 'order' as type, o.id::text as source, coalesce(o.paid_amount, o.amount) as paid where o.kind = 'token_pack'
          union all
          select 'invoice', i.id, i.total from public.invoices i
          where i.stripe_subscription_id = o.stripe_subscription_id and i.status = 'paid' and i.is_for_period and not i.withheld
            and private.order_of_period(i.stripe_subscription_id, i.period_start) = o.id
        ) p
      ), 0) as kept,
      coalesce((
        select i.status = 'void' from public.invoices i
        where i.stripe_subscription_id = o.stripe_subscription_id and i.is_for_period and o.state <> 'canceled' order by i.period_start desc limit 1
      ), false) as "isVoided",
      case when u.deleted_at is null then u.email end as email, n.email as "declaredBy", n.language as "declaredIn"
    from private.settlements s join public.orders o on o.id = s.order_id join auth.users u on u.id = s.user_id
    left join private.legal_notices n on n.id = s.notice_id where s.id = ${id}`.execute(transaction);
  const [settled] = rows;
  // a deleted account has a mail of its own about its refund, and a notice was mailed before
  if (settled === undefined || settled.cause === 'account_end' || settled.cause === 'notice') return;
  // out of goodwill nothing may have gone back, for example because the bank disputes the payment
  const isSilent = settled.cause === 'goodwill' && settled.amount === 0 && !settled.endsPlan;
  if (isSilent && repeated === undefined) return;
  const { email, declaredBy, declaredIn, language } = settled;
  const to = email ?? declaredBy;
  if (to !== null) {
    const spoken = knownLanguage(email === null ? declaredIn : language);
    const write = settled.cause === 'goodwill' ? goodwillMail : decisionMail;
    const envelope = { to, language: spoken, siteUrl };
    const mail = repeated === undefined ? write(settled, envelope) : repeatedMail(settled, repeated, envelope);
    await queueMail(transaction, mail, { isLegal: true });
  }
  if (repeated !== undefined || email === null || declaredBy === null || declaredBy.toLowerCase() === email) return;
  const spoken = knownLanguage(declaredIn);
  const { dealt, dealtText } = words[spoken];
  const content = { language: spoken, siteUrl, subject: dealt, paragraphs: [dealtText] };
  await queueMail(transaction, writeMail({ to: declaredBy, ...content }), { isLegal: true });
}

interface Repeated {
  /** Minor units. */
  readonly amount: number;
  /** Whether it waited for the bank; else an earlier refund had failed. */
  readonly isAfterDispute: boolean;
}

interface Envelope {
  readonly to: string;
  readonly language: InterfaceLanguage;
  readonly siteUrl: string;
}

function goodwillMail(
  { number, product, amount, currency, endsPlan }: Settled,
  { to, language, siteUrl }: Envelope,
): Mail {
  const t = words[language];
  const paragraphs = [
    ...(amount > 0 ? [t.refundedText(number, product, formatMoney(amount, currency, language))] : []),
    ...(endsPlan ? [t.planEnded] : []),
    ...(amount > 0 ? [t.note] : []),
  ];
  const subject = amount > 0 ? t.refunded(number) : t.cancellation(number);
  const action = { label: t.action, address: `${siteUrl}${paths.billing}` };
  return writeMail({ to, language, siteUrl, subject, paragraphs, action });
}

function repeatedMail(
  { number, product, currency }: Settled,
  { amount, isAfterDispute }: Repeated,
  { to, language, siteUrl }: Envelope,
): Mail {
  const t = words[language];
  const why = isAfterDispute ? t.afterDispute : t.repeated;
  const paragraphs = [why, t.refundedText(number, product, formatMoney(amount, currency, language))];
  const action = { label: t.action, address: `${siteUrl}${paths.billing}` };
  return writeMail({ to, language, siteUrl, subject: t.refunded(number), paragraphs, action });
}

function decisionMail(
  {
    cause,
    kind,
    number,
    product,
    amount,
    kept,
    currency,
    isVoided,
    isChangeOff,
    isUndone,
    isOver,
    isReplaced,
    isDisputed,
    declaredBy,
  }: Settled,
  envelope: Envelope,
): Mail {
  const t = words[envelope.language];
  const money = (value: number) => formatMoney(value, currency, envelope.language);
  const isWithdrawal = cause === 'withdrawal';
  const paragraphs = [isWithdrawal ? t.accepted(number, product) : t.ended(number, product)];
  const planNow = isReplaced ? t.replaced : t.planEnded;
  const undoneNow = isOver ? t.planEnded : t.changeUndone;
  const changeNow = isUndone ? undoneNow : t.changeOff;
  if (isWithdrawal && kind === 'subscription') paragraphs.push(isChangeOff ? changeNow : planNow);
  if (amount > 0) paragraphs.push(t.refund(money(amount)));
  if (isDisputed) paragraphs.push(t.disputed);
  if (amount === 0 && !isDisputed && !isChangeOff) paragraphs.push(t.nothing);
  if (!isWithdrawal && amount > 0) paragraphs.push(t.rest);
  if (isVoided) paragraphs.push(t.voided);
  if (isWithdrawal && kept > 0 && !isDisputed) paragraphs.push(t.used(money(kept)));
  if (amount > 0) paragraphs.push(t.note);
  if (isWithdrawal && declaredBy !== null && declaredBy.toLowerCase() !== envelope.to)
    paragraphs.push(withdrawalByOther[envelope.language]);
  const subject = isWithdrawal ? t.withdrawal(number) : t.cancellation(number);
  const action = { label: t.action, address: `${envelope.siteUrl}${paths.billing}` };
  return writeMail({ ...envelope, subject, paragraphs, action });
}
