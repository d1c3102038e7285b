import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interfaceLanguages } from '@regelwerk/contract/languages';
import { legalDocumentNames } from '@regelwerk/contract/legal-document';
import { describe, expect, test } from 'vitest';
import { declarations } from './consent-texts.ts';
import { legalLabels } from './labels.ts';
import { legalDocument, legalText } from './legal-document.ts';
import { missingFacts, operatorSchema, unknownOperator } from './operator.ts';
import { priceSentence } from './vat.ts';

const example = operatorSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../operator.example.json'), 'utf8')),
);
const everyText = interfaceLanguages.flatMap((language) =>
  legalDocumentNames.map((name) => legalText(legalDocument(name, example, language))),
);

test('the labels that the law words are these', () => {
  expect(legalLabels.de).toMatchObject({
    orderButton: 'Zahlungspflichtig bestellen',
    withdrawLink: 'Vertrag widerrufen',
    confirmWithdrawal: 'Widerruf bestätigen',
    cancelLink: 'Verträge hier kündigen',
    cancelNow: 'jetzt kündigen',
  });
  expect(legalLabels.en).toMatchObject({
    orderButton: 'Order with obligation to pay',
    withdrawLink: 'Withdraw from contract here',
    confirmWithdrawal: 'Confirm withdrawal',
    cancelLink: 'Cancel contracts here',
    cancelNow: 'Cancel now',
  });
});

describe.each(legalDocumentNames)('%s', (name) => {
  test('has the same parts in both languages, and nothing empty', () => {
    const [english, german] = interfaceLanguages.map((language) => legalDocument(name, example, language));
    expect(german?.sections.map(({ points = [] }) => points.length)).toEqual(
      english?.sections.map(({ points = [] }) => points.length),
    );
    for (const { sections } of [english, german].flatMap((one) => one ?? [])) {
      for (const { heading, paragraphs, points = [] } of sections) {
        expect(heading).not.toBe('');
        expect(paragraphs.length + points.length).toBeGreaterThan(0);
        for (const text of [...paragraphs, ...points]) expect(text.trim().length).toBeGreaterThan(3);
      }
    }
  });

  test('names the operator, and what is unknown stays loud', () => {
    const known = legalText(legalDocument(name, example, 'de'));
    expect(known).toContain(example.name);
    expect(known).not.toContain('[[');
    expect(legalText(legalDocument(name, unknownOperator, 'de'))).toContain('[[NAME OF THE PARTNERSHIP]]');
  });

  test('has one hash for the same words, and another for other words', () => {
    const first = legalDocument(name, example, 'de');
    expect(legalDocument(name, { ...example }, 'de').hash).toBe(first.hash);
    expect(legalDocument(name, { ...example, name: 'Other GbR' }, 'de').hash).not.toBe(first.hash);
    expect(legalDocument(name, example, 'en').hash).not.toBe(first.hash);
  });
});

test('words and version change together', () => {
  const words = Object.values(declarations)
    .map(({ text }) => interfaceLanguages.map((language) => text[language]))
    .concat(everyText.map((text) => [text]));
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  const versions = new Set([
    ...Object.values(declarations).map(({ version }) => version),
    ...legalDocumentNames.map((name) => legalDocument(name, example, 'de').version),
  ]);
  // another digest means other words: give what changed its new version, then note both here
  expect([[...versions], digest]).toEqual([['2026-11-01', '2026-11-22'], '970625b4d3ce79e8']);
});

test('no text leads to the closed dispute platform, or to any other site', () => {
  for (const text of everyText) {
    expect(text).not.toMatch(/ec\.europa\.eu|consumers\/odr/i);
    expect(text).not.toMatch(/https?:/);
  }
});

test('the legal pages say Sie, and a small business never speaks of VAT included', () => {
  for (const name of legalDocumentNames)
    expect(legalText(legalDocument(name, example, 'de'))).not.toMatch(/\b(du|dein|dir|dich)\b/i);
  expect(priceSentence.small_business.de).not.toMatch(/inkl/);
  expect(legalText(legalDocument('terms', example, 'de'))).toContain(priceSentence.small_business.de);
  expect(legalText(legalDocument('terms', { ...example, vatMode: 'standard' }, 'de'))).toContain(
    priceSentence.standard.de,
  );
});

test('the instructions on withdrawal name the way at the foot of every page and hold the model form', () => {
  expect(legalText(legalDocument('withdrawal', example, 'de'))).toMatch(
    /„Vertrag widerrufen“[\s\S]*Muster-Widerrufsformular/,
  );
  expect(legalText(legalDocument('withdrawal', example, 'en'))).toMatch(
    /“Withdraw from contract here”[\s\S]*Model withdrawal form/,
  );
});

test('what the operator has not said, or took over from the example, is listed', () => {
  const own = {
    ...example,
    name: 'Lindner & Roth GbR',
    partners: ['Anna Lindner', 'Paul Roth'],
    street: 'Am Markt 4',
    city: '04109 Leipzig',
    email: 'post@lindner-roth.example',
    phone: '+49 341 5550100',
    taxNumber: '231/456/78901',
    responsibleForContent: 'Anna Lindner, Am Markt 4, 04109 Leipzig',
    hosting: 'Rechenwerk AG, Leipzig',
    mailProvider: 'Postwerk GmbH, Leipzig',
  };
  expect(missingFacts(own)).toEqual([]);
  expect(missingFacts(unknownOperator)).toContain('partners');
  expect(missingFacts({ ...own, phone: 'call [[PHONE]]' })).toEqual(['phone']);
  expect(missingFacts(example)).toEqual(
    Object.keys(own).filter((field) => own[field as 'name'] !== example[field as 'name']),
  );
  expect(missingFacts({ ...own, partners: ['Anna Lindner', 'Bernd Beispiel'] })).toEqual(['partners']);
  expect(missingFacts({ ...own, street: ' musterstrasse 1', name: 'MUSTER & BEISPIEL  GBR.' })).toEqual(['name']);
  expect(missingFacts({ ...own, street: 'musterstraße  1' })).toEqual(['street']);
  expect(missingFacts({ ...own, taxNumber: '' })).toEqual(['taxNumber or vatId']);
  expect(missingFacts({ ...own, taxNumber: '', vatId: 'DE136695976' })).toEqual([]);
});
