import { formatDay } from '@regelwerk/contract/shared/format-day';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { periodAfter } from '@regelwerk/contract/shop/period-after';
import { type ContractFacts, contractTerms } from '@regelwerk/legal/contract-terms';
import { planRules } from '@regelwerk/legal/plan-rules';
import { describe, expect, test } from 'vitest';
import { earliestEnd } from './earliest-end.ts';
import { refundAtEnd } from './refund-at-end.ts';

const day = 86_400_000;
const orderedAt = new Date('2026-11-26T10:00:00Z');
const facts = (more: Partial<ContractFacts>): ContractFacts => ({
  amount: 2900,
  currency: 'eur',
  interval: 'month',
  intervalCount: 1,
  trialDays: 0,
  trialTokens: 0,
  discount: null,
  orderedAt,
  firstChargeOn: null,
  changesPlan: false,
  ...more,
});
const trial = { trialDays: 7, trialTokens: 3, firstChargeOn: new Date(orderedAt.getTime() + 7 * day) };

const kinds: [string, Partial<ContractFacts>][] = [
  ['a month', {}],
  ['a month with a trial', trial],
  ['a year', { interval: 'year' }],
  ['a year with a trial', { interval: 'year', ...trial }],
  ['three months', { intervalCount: 3 }],
  ['two years', { interval: 'year', intervalCount: 2 }],
  ['a week', { interval: 'week' }],
  ['four weeks', { interval: 'week', intervalCount: 4 }],
  ['five weeks', { interval: 'week', intervalCount: 5 }],
  ['ten days', { interval: 'day', intervalCount: 10 }],
];

describe.each(interfaceLanguages)('the sentences about a plan (%s)', (language) => {
  test.each(kinds)('say what the billing does: %s', (_, more) => {
    const plan = facts(more);
    const { interval, intervalCount } = plan;
    if (interval === null) throw new Error('a plan has an interval');
    const { term = '', notice = '', firstCharge, rules } = contractTerms(plan, language);
    const start = plan.firstChargeOn ?? orderedAt;
    const firstEnd = periodAfter(start, interval, intervalCount);
    const secondEnd = periodAfter(firstEnd, interval, intervalCount);
    const seconds = (date: Date) => date.getTime() / 1000;
    const end = (periodStart: Date, periodEnd: Date, canceledAt: Date) =>
      new Date(
        earliestEnd(
          {
            firstTermStart: seconds(start),
            periodStart: seconds(periodStart),
            periodEnd: seconds(periodEnd),
          },
          seconds(canceledAt),
        ) * 1000,
      );
    const dayLater = (date: Date) => new Date(date.getTime() + day);
    // in its first period, a plan ends with that period
    expect(end(start, firstEnd, dayLater(start))).toEqual(firstEnd);
    const renewedEnd = end(firstEnd, secondEnd, dayLater(firstEnd));
    const isBound = renewedEnd < secondEnd;
    expect(term.includes(formatDay(firstEnd, language))).toBe(isBound);
    expect(/Minimum term|Mindestlaufzeit/.test(notice)).toBe(isBound);
    expect(/one month’s notice|Frist ein Monat/.test(term)).toBe(isBound);
    // after it, a month's notice ends a long plan, and a short one ends with its period
    expect(renewedEnd).toEqual(isBound ? periodAfter(dayLater(firstEnd), 'month', 1) : secondEnd);
    expect(
      rules.some((rule) => /no more than the price of the unused|höchstens aber der Preis der nicht/.test(rule)),
    ).toBe(isBound);
    expect(firstCharge === undefined).toBe(plan.firstChargeOn === null);
    if (firstCharge !== undefined) expect(firstCharge).toContain(formatDay(start, language));
  });
});

test.each(interfaceLanguages)(
  'a change of plan says that an unpaid one charges the former plan again (%s)',
  (language) => {
    expect(contractTerms(facts({ changesPlan: true }), language).rules).toEqual([planRules[language].change]);
    expect(contractTerms(facts({}), language).rules).toEqual([]);
  },
);

test('a package binds to nothing, and its only sentence is its price', () => {
  expect(contractTerms(facts({ interval: null, amount: 999 }), 'de')).toEqual({ price: '9,99\u00a0€', rules: [] });
});

test('the sentences of the plans on sale, word for word', () => {
  const said = (more: Partial<ContractFacts>, language: 'en' | 'de') => {
    const { price, notice, term, trial: free, firstCharge } = contractTerms(facts(more), language);
    return [price, notice, term, free, firstCharge].map((one) => one?.replaceAll('\u00a0', ' '));
  };
  expect(said({}, 'de')).toEqual([
    '29,00 € pro Monat',
    'Monatlich kündbar',
    'Unbefristet, kündbar zum Ende jedes Monats',
    undefined,
    undefined,
  ]);
  expect(said({ amount: 9900, interval: 'year' }, 'de')).toEqual([
    '99,00 € pro Jahr',
    'Mindestlaufzeit 12 Monate, danach monatlich kündbar',
    'Mindestlaufzeit 12 Monate (bis 26. November 2027), danach unbefristet, Frist ein Monat',
    undefined,
    undefined,
  ]);
  expect(said({ amount: 900, ...trial }, 'de').slice(3)).toEqual([
    '7 Tage kostenlos mit 3 Tokens',
    '9,00 € am 3. Dezember 2026',
  ]);
  expect(said({ amount: 9900, interval: 'year' }, 'en')).toEqual([
    '€99.00 per year',
    'Minimum term 12 months, then cancel monthly',
    'Minimum term 12 months (until 26 November 2027), then ongoing, one month’s notice',
    undefined,
    undefined,
  ]);
  expect(said({ interval: 'week', intervalCount: 2 }, 'de').slice(1, 3)).toEqual([
    'Alle 2 Wochen kündbar',
    'Unbefristet, kündbar zum Ende jedes Zeitraums von 2 Wochen',
  ]);
});

test('a discount says which payments it is for, also with a trial', () => {
  const discount = (more: object) => ({ name: 'Ten', amount: 810, duration: 'once' as const, months: null, ...more });
  const said = (more: Partial<ContractFacts>) => {
    const terms = contractTerms(facts({ amount: 900, ...trial, ...more }), 'de');
    return [terms.discount, terms.firstCharge].map((one) => one?.replaceAll('\u00a0', ' '));
  };
  expect(said({ discount: discount({}) })).toEqual(['erste Zahlung 8,10 €', '8,10 € am 3. Dezember 2026']);
  expect(said({ discount: discount({ duration: 'forever' }) })[0]).toBe('8,10 € für jede Zahlung');
  expect(said({ discount: discount({ duration: 'repeating', months: 3 }) })).toEqual([
    '8,10 € für Zahlungen in den ersten 3 Monaten nach der Bestellung',
    '8,10 € am 3. Dezember 2026',
  ]);
  const late = { trialDays: 40, firstChargeOn: new Date(orderedAt.getTime() + 40 * day) };
  expect(said({ ...late, discount: discount({ duration: 'repeating', months: 1 }) })[1]).toBe(
    '9,00 € am 5. Januar 2027',
  );
});

test('what is paid back is never more than the unused tokens or the remaining time', () => {
  const payment = {
    payment: 'pi',
    paid: 9900,
    tokens: 400,
    unspent: 100,
    unconfirmed: 0,
    creditedAt: null,
    returned: 0,
    disputed: 0,
    restorable: 0,
    periodStart: orderedAt,
    periodEnd: periodAfter(orderedAt, 'year', 1),
  };
  const half = (payment.periodStart.getTime() + payment.periodEnd.getTime()) / 2;
  expect(refundAtEnd(payment, half)).toBe(2475);
  expect(refundAtEnd({ ...payment, unspent: 400 }, half)).toBe(4950);
});
