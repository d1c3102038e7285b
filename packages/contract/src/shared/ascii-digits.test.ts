import { expect, test } from 'vitest';
import { billingDetails } from '../shop/billing.ts';
import { asciiDigits } from './ascii-digits.ts';

test.each([
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['०१२३४५६७८९', '0123456789'],
  ['๐๙', '09'],
  ['𝟎𝟗𝟘𝟡𝟿', '09099'],
  ['ＤＥ１２３－ａ', 'DE123-a'],
  ['DE 123 Äß²½ﬁ', 'DE 123 Äß²½ﬁ'],
  ['', ''],
])('%s is %s', (typed, plain) => {
  expect(asciiDigits(typed)).toBe(plain);
});

test('every digit of Unicode has the value from 0 to 9 that its name says', () => {
  const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xe50, 0x1a80, 0x1a90, 0xff10, 0x104a0, 0x1e950];
  for (const zero of zeros)
    expect(asciiDigits(Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value)).join(''))).toBe(
      '0123456789',
    );
});

test('postcodes and VAT ids are typed with any digits', () => {
  const parsed = billingDetails.parse({
    isBusiness: true,
    name: 'Ada',
    street: 'Weg １',
    postcode: '１０١١٥',
    city: 'Berlin',
    country: 'DE',
    vatId: 'ＤＥ１２３ ٤٥٦ ٧٨٩',
  });
  expect(parsed).toMatchObject({ street: 'Weg 1', postcode: '10115', vatId: 'DE123456789' });
});
