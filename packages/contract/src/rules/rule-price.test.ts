import { expect, test } from 'vitest';
import { lowestRulePrice } from './rule-price.ts';

const offer = (productId: string, amount: number, tokens: number) => ({ productId, amount, tokens, currency: 'eur' });

test('the lowest price of a rule is that of the best offer, rounded up to tenths of a cent', () => {
  expect(lowestRulePrice([offer('pack', 499, 10), offer('plan', 2900, 120)])).toEqual({
    amount: 24.2,
    currency: 'eur',
  });
});

test('an offer without tokens has no price of a rule, and without offers there is none', () => {
  expect(lowestRulePrice([offer('support', 100, 0), offer('pack', 499, 10)])?.amount).toBe(49.9);
  expect(lowestRulePrice([offer('support', 100, 0)])).toBeUndefined();
  expect(lowestRulePrice([])).toBeUndefined();
});

test('of two prices of a product the higher counts, since the shop offers one of them', () => {
  expect(lowestRulePrice([offer('pack', 499, 10), offer('pack', 99, 10)])?.amount).toBe(49.9);
});
