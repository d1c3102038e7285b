import { formatDay } from '@regelwerk/contract/shared/format-day';
import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { needsNotice } from '@regelwerk/contract/shop/needs-notice';
import { periodAfter } from '@regelwerk/contract/shop/period-after';
import { type PlanInterval, periodWords } from './period-words.ts';
import { planRules } from './plan-rules.ts';
import { priceWithPeriod } from './price-with-period.ts';

/** The facts of an order that its terms follow from. Amounts in minor units. */
export interface ContractFacts {
  /** The regular price; of a plan, that of each period. */
  readonly amount: number;
  readonly currency: string;
  /** Null for a package. */
  readonly interval: PlanInterval | null;
  readonly intervalCount: number;
  readonly trialDays: number;
  readonly trialTokens: number;
  readonly discount: ContractDiscount | null;
  readonly orderedAt: Date;
  /** When a plan is charged first, if that is after the order: at the end of its trial, or when it takes the place of another plan. */
  readonly firstChargeOn: Date | null;
  /** Whether it takes the place of another plan. */
  readonly changesPlan: boolean;
}

/** A discount on an order: what a payment costs with it, and which payments it is for. */
export interface ContractDiscount {
  readonly name: string;
  readonly amount: number;
  readonly duration: 'once' | 'repeating' | 'forever';
  /** The months from the order on in which payments are reduced, of a repeating discount. */
  readonly months: number | null;
}

/** The sentences about one contract, each without a final period; undefined where they do not apply. */
export interface ContractTerms {
  /** "29.00 € per month" */
  readonly price: string;
  /** How a plan ends, in a few words. */
  readonly notice: string | undefined;
  /** How long a plan binds and how it ends, with the day on which its minimum term ends. */
  readonly term: string | undefined;
  readonly trial: string | undefined;
  /** The amount and day of the first charge, unless it is due with the order. */
  readonly firstCharge: string | undefined;
  /** The reduced price of a plan, and the payments that it is for. */
  readonly discount: string | undefined;
  /** Whole sentences on what is paid back when the plan ends early, on canceling in a trial, and on an unpaid change of plan. */
  readonly rules: readonly string[];
}

const words = {
  en: {
    cancel: (often: string) => `Cancel ${often}`,
    minimum: (length: string) => `Minimum term ${length}, then cancel monthly`,
    until: (length: string, date: string) => `Minimum term ${length} (until ${date}), then ongoing, one month’s notice`,
    indefinite: (end: string) => `Ongoing, can be canceled at the end of ${end}`,
    trial: (days: number, tokens: number) =>
      `${days} ${days === 1 ? 'day' : 'days'} free${tokens === 0 ? '' : ` with ${tokens} ${tokens === 1 ? 'token' : 'tokens'}`}`,
    charge: (price: string, date: string) => `${price} on ${date}`,
    once: (price: string) => `first payment ${price}`,
    repeating: (price: string, months: number) =>
      `${price} for payments in the first ${months === 1 ? 'month' : `${months} months`} after the order`,
    forever: (price: string) => `${price} for every payment`,
  },
  de: {
    cancel: (often: string) => `${often.charAt(0).toUpperCase()}${often.slice(1)} kündbar`,
    minimum: (length: string) => `Mindestlaufzeit ${length}, danach monatlich kündbar`,
    until: (length: string, date: string) =>
      `Mindestlaufzeit ${length} (bis ${date}), danach unbefristet, Frist ein Monat`,
    indefinite: (end: string) => `Unbefristet, kündbar zum Ende ${end}`,
    trial: (days: number, tokens: number) =>
      `${days} ${days === 1 ? 'Tag' : 'Tage'} kostenlos${tokens === 0 ? '' : ` mit ${tokens} ${tokens === 1 ? 'Token' : 'Tokens'}`}`,
    charge: (price: string, date: string) => `${price} am ${date}`,
    once: (price: string) => `erste Zahlung ${price}`,
    repeating: (price: string, months: number) =>
      `${price} für Zahlungen ${months === 1 ? 'im ersten Monat' : `in den ersten ${months} Monaten`} nach der Bestellung`,
    forever: (price: string) => `${price} für jede Zahlung`,
  },
};

/** Returns what one contract says about price, term, trial, first charge and end, for cards, order, mails and order page alike. */
export function contractTerms(facts: ContractFacts, language: InterfaceLanguage): ContractTerms {
  const { amount, currency, interval, intervalCount: count, trialDays, trialTokens, discount, firstChargeOn } = facts;
  const t = words[language];
  const money = (value: number) => formatMoney(value, currency, language);
  const price = priceWithPeriod({ amount, currency, interval, intervalCount: count }, language);
  if (interval === null)
    return {
      price,
      notice: undefined,
      term: undefined,
      trial: undefined,
      firstCharge: undefined,
      discount: undefined,
      rules: [],
    };
  const period = periodWords[language];
  const isBound = needsNotice(interval, count);
  const length = period.length(interval, count);
  const rules = planRules[language];
  return {
    price,
    notice: isBound ? t.minimum(length) : t.cancel(period.often(interval, count)),
    term: isBound
      ? t.until(length, formatDay(periodAfter(firstChargeOn ?? facts.orderedAt, interval, count), language))
      : t.indefinite(period.endOf(interval, count)),
    trial: trialDays === 0 ? undefined : t.trial(trialDays, trialTokens),
    firstCharge:
      firstChargeOn === null
        ? undefined
        : t.charge(money(firstPayment(facts, firstChargeOn)), formatDay(firstChargeOn, language)),
    discount: discount === null ? undefined : discountWords(discount, t, money),
    rules: [
      ...(trialDays > 0 ? [rules.trial] : []),
      ...(isBound ? [rules.rest] : []),
      ...(facts.changesPlan ? [rules.change] : []),
    ],
  };
}

function firstPayment({ amount, discount, orderedAt }: ContractFacts, chargedOn: Date): number {
  if (discount === null) return amount;
  const isOver =
    discount.duration === 'repeating' && chargedOn >= periodAfter(orderedAt, 'month', discount.months ?? 1);
  return isOver ? amount : discount.amount;
}

function discountWords(
  { duration, months, amount }: ContractDiscount,
  t: (typeof words)[InterfaceLanguage],
  money: (value: number) => string,
): string {
  if (duration === 'forever') return t.forever(money(amount));
  return duration === 'repeating' ? t.repeating(money(amount), months ?? 1) : t.once(money(amount));
}
