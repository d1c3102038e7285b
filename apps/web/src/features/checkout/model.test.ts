import { expect, test } from 'vitest';
import { offeredPrice, type PriceRow, pricePerRule } from './model.ts';

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

test('the price of one rule is never rounded down', () => {
  expect(pricePerRule(999, 25, 'eur', 'en')).toBe('€0.40');
  expect(pricePerRule(1499, 50, 'eur', 'en')).toBe('€0.30');
  expect(pricePerRule(1000, 3, 'jpy', 'en')).toMatch(/¥334$/);
  expect(pricePerRule(500, 0, 'eur', 'en')).toBe('€5.00');
});
