import type { ContentText } from '@regelwerk/contract/admin/admin-content';
import type { AdminDiscount, AdminProduct } from '@regelwerk/contract/admin/admin-stripe';
import { missingPlaceholders } from '@regelwerk/contract/admin/missing-placeholders';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { expect, test } from 'vitest';
import { productForm } from '../catalog/form.ts';
import { productFormOf, productSeen } from '../catalog/model.ts';
import { discountForm } from '../discounts/form.ts';
import { discountFormOf, discountSeen } from '../discounts/model.ts';
import { modelForm, textForm } from './form.ts';
import { modelFormOf, textChanges, textFormOf } from './model.ts';

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

const text: ContentText = {
  id: 'a.key',
  places: [],
  builtIn: { en: 'Hi, {{name}}', de: 'Hallo, {{name}}' },
  own: { en: 'Hello, {{name}}', de: null },
};

test('the form of a text begins with what people read', () => {
  expect(textFormOf(text)).toEqual({ en: 'Hello, {{name}}', de: 'Hallo, {{name}}' });
});

test('every changed language of a text is sent with its previous replacement; the built-in text replaces nothing', () => {
  const shown = textFormOf(text);
  expect(textChanges(text, shown)).toEqual([]);
  for (const en of ['', 'Hi, {{name}}'])
    expect(textChanges(text, { ...shown, en })).toMatchObject([
      { language: 'en', value: null, seen: 'Hello, {{name}}' },
    ]);
  expect(textChanges(text, { ...shown, de: 'Moin, {{name}}' })).toMatchObject([
    { language: 'de', value: 'Moin, {{name}}', seen: null },
  ]);
  for (const language of interfaceLanguages) expect(textChanges(text, { ...shown, [language]: 'x' })).toHaveLength(1);
});

test('a text keeps the placeholders of the built-in one', () => {
  const form = textForm({ en: '{{name}} of {{count}}', de: 'ohne' });
  const isGood = (en: string) => form.safeParse({ en, de: '' }).success;
  expect(['', '{{count}}: {{name}}', '{{name}}', '{{nmae}} of {{count}}'].map(isGood)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(missingPlaceholders('{{name}} of {{count}}, {{name}}', 'of {{count}}')).toEqual(['{{name}}']);
});
