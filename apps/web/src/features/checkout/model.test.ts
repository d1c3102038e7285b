import { expect, test } from 'vitest';
import { comparedOffers, offeredPrice, onSaleIn, type PriceRow, pricePerRule } from './model.ts';

const price = (more: Partial<PriceRow>): PriceRow => ({
  stripe_price_id: 'price_1',
  active: true,
  unit_amount: 900,
  currency: 'eur',
  interval: null,
  interval_count: null,
  trial_period_days: null,
  ...more,
});
const product = (...prices: PriceRow[]) => ({ id: 'p', name: 'Basic', description: null, metadata: {}, prices });

test('a product is offered at its first active price, else at its first', () => {
  const [old, now, later] = [
    price({ stripe_price_id: 'old', active: false }),
    price({ stripe_price_id: 'now' }),
    price({ stripe_price_id: 'later' }),
  ];
  expect(offeredPrice(product(old, now, later))).toBe(now);
  expect(offeredPrice(product(old))).toBe(old);
  expect(offeredPrice(product())).toBeUndefined();
});

test('customers see one currency and no price that is off sale', () => {
  const [off, dollars, euros] = [price({ active: false }), price({ currency: 'usd' }), price({})];
  expect(onSaleIn([product(off, dollars, euros)], 'eur').map(({ prices }) => prices)).toEqual([[euros]]);
  expect(onSaleIn([product(off)], 'eur').map(offeredPrice)).toEqual([undefined]);
});

test('packages and plans are compared by their price per rule; offers without tokens are left out', () => {
  const offer = (name: string, metadata: object, more: Partial<PriceRow>) => ({
    ...product(price({ stripe_price_id: name, ...more })),
    name,
    metadata: { ...metadata },
  });
  const compared = comparedOffers([
    offer('Plan', { tokens_per_period: '60' }, { unit_amount: 900, interval: 'month', interval_count: 1 }),
    offer('Empty plan', {}, { unit_amount: 900, interval: 'month' }),
    offer('Pack', { tokens: '10' }, { unit_amount: 499 }),
  ]);
  expect(compared.map(({ name, tokens }) => [name, tokens])).toEqual([
    ['Pack', 10],
    ['Plan', 60],
  ]);
});

test('the price of one rule is never understated, and two offers with different prices never show the same', () => {
  expect(pricePerRule(999, 25, 'eur', 'en')).toBe('€0.40');
  expect(pricePerRule(1499, 50, 'eur', 'en')).toBe('€0.30');
  expect(pricePerRule(1500, 60, 'eur', 'en')).toBe('€0.25');
  expect(pricePerRule(2900, 120, 'eur', 'en')).toBe('€0.242');
  expect(pricePerRule(2900, 120, 'eur', 'de')).toBe('0,242\u00a0€');
  expect(pricePerRule(500, 0, 'eur', 'en')).toBe('€5.00');
});
