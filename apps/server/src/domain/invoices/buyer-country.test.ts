import { expect, test } from 'vitest';
import { buyerCountry } from './buyer-country.ts';

test.each([
  ['the address of the payment', { declared: 'DE', payment: 'DE', card: 'FR' }, 'DE', true],
  ['the bank of the card', { declared: 'DE', payment: null, card: 'DE' }, 'DE', true],
  ['the payment against the buyer', { declared: 'DE', payment: 'AT', card: 'AT' }, 'AT', true],
  ['nothing but the buyer', { declared: 'DE', payment: null, card: null }, 'DE', false],
  ['three different things', { declared: 'DE', payment: 'AT', card: 'FR' }, 'DE', false],
])('%s says where the buyer is', (_name, evidence, country, isProven) => {
  expect(buyerCountry(evidence)).toEqual({ country, isProven });
});
