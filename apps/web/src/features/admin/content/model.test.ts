import type { AdminDiscount, AdminProduct } from '@regelwerk/contract/admin-stripe';
import { interfaceLanguages } from '@regelwerk/contract/languages';
import { expect, test } from 'vitest';
import { productForm } from '../catalog/form.ts';
import { productFormOf, productSeen } from '../catalog/model.ts';
import { discountForm } from '../discounts/form.ts';
import { discountFormOf, discountSeen } from '../discounts/model.ts';
import { modelForm } from './form.ts';
import { modelFormOf, textChanges } from './model.ts';

const product = {
  name: 'Pack',
  description: null,
  active: true,
  metadata: { tokens: '40' },
} as unknown as AdminProduct;
const discount = { name: 'Ten', description: null, active: true, valid_until: null } as AdminDiscount;

test.each([
  ['product', productForm, productSeen(productFormOf(product))],
  ['discount', discountForm('', null), discountSeen(discountFormOf(discount))],
  ['model', modelForm, modelFormOf(undefined)],
])('what the form of a %s showed is sent back, every field of it', (_name, form, seen) => {
  expect(Object.keys(seen).sort()).toEqual(Object.keys(form.shape).sort());
  expect(Object.values(seen)).not.toContain(undefined);
});

test('every changed language of a text is sent with its previous value, also if there was none', () => {
  const before = { key: 'a.key', en: 'One', de: '' };
  expect(textChanges(before, { key: 'a.key', en: '', de: 'Eins' })).toMatchObject([
    { language: 'en', value: null, seen: 'One' },
    { language: 'de', value: 'Eins', seen: null },
  ]);
  for (const language of interfaceLanguages)
    expect(textChanges(before, { ...before, [language]: 'x' })).toHaveLength(1);
});
