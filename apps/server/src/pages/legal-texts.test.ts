import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicAddress } from '@regelwerk/contract/public-pages';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import type { LegalDocumentName } from '@regelwerk/contract/shop/legal-document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseModes } from '../../../../tools/testing/open-test-database.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const operator = {
  name: 'Lindner & Roth GbR',
  legalForm: 'Gesellschaft bürgerlichen Rechts',
  partners: ['Anna Lindner', 'Paul Roth'],
  street: 'Am Markt 4',
  city: '04109 Leipzig',
  country: 'Deutschland',
  email: 'post@lindner-roth.example',
  phone: '+49 341 5550100',
  register: '',
  vatId: 'DE123456789',
  taxNumber: '',
  businessId: 'DE123456789-00001',
  vatMode: 'small_business',
  responsibleForContent: 'Anna Lindner, Am Markt 4, 04109 Leipzig',
  supervisoryAuthority: 'Sächsische Datenschutzbeauftragte',
  hosting: 'Rechenwerk AG, Leipzig',
  mailProvider: 'Postwerk GmbH, Leipzig',
  modelProvider: 'Model, Inc.',
  contactPoint: 'dsa@lindner-roth.example',
  contactLanguages: ['de', 'fr'],
  transfers: { modelProvider: { country: 'US', basis: 'data_privacy_framework' } },
};

describe.each(databaseModes)('the legal texts as people read them, on the %s database', (mode) => {
  const folder = mkdtempSync(join(tmpdir(), 'regelwerk-operator-'));
  let app: TestApp;
  beforeAll(async () => {
    const file = join(folder, 'operator.json');
    writeFileSync(file, JSON.stringify(operator));
    app = await createTestApp(mode, { OPERATOR_FILE: file });
  });
  afterAll(async () => {
    await app.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The words of a served page, without its markup. */
  const read = async (name: LegalDocumentName, language: 'en' | 'de') => {
    const response = await app.request(publicAddress(name, language));
    expect(response.status).toBe(200);
    const page = await response.text();
    return page
      .slice(page.indexOf('<main>'), page.indexOf('<script', page.indexOf('<main>')))
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ');
  };

  test.each([
    [
      'de',
      'Sie können Ihr Widerrufsrecht auch online unter „Vertrag widerrufen“ am Fuß jeder unserer Seiten ausüben.',
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag',
    ],
    [
      'en',
      'If you use this online feature, we will send you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by email), including its content and the date and time of its submission, without undue delay.',
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract',
    ],
  ] as const)(
    'the instruction on withdrawal names the online function, the operator and the form (%s)',
    async (language, online, form) => {
      const text = await read('withdrawal', language);
      for (const words of [online, form, `(${operator.name}, ${operator.street}, ${operator.city}`, operator.phone])
        expect(text).toContain(words);
    },
  );

  test('the imprint has every fact that the law asks for, with the contact point and its languages', async () => {
    const text = await read('imprint', 'de');
    for (const fact of [
      ...operator.partners,
      operator.name,
      operator.street,
      operator.city,
      operator.email,
      operator.phone,
      operator.vatId,
      operator.businessId,
      operator.responsibleForContent,
      'dsa@lindner-roth.example. Wir antworten auf Deutsch und Französisch',
    ])
      expect(text).toContain(fact);
    expect(await read('imprint', 'en')).toContain('German and French');
  });

  test('the privacy notice names each recipient, the third country with its basis, the authority and the terms of storage', async () => {
    const text = await read('privacy', 'de');
    for (const words of [
      operator.hosting,
      operator.mailProvider,
      'Model, Inc.; Übermittlung in ein Drittland (Vereinigte Staaten) an ein nach dem EU-US-Datenschutzrahmen',
      operator.supervisoryAuthority,
      'sowie Eingangs- und Auftragsbestätigungen von Bestellungen: 6 Jahre ab Ende des Kalenderjahres',
      'Stripe',
    ])
      expect(text).toContain(words);
  });

  test('the terms have the clause on changes, the notice after the first term and the way out for good cause', async () => {
    const [german, english] = [await read('terms', 'de'), await read('terms', 'en')];
    for (const words of [
      '(§ 327r BGB)',
      'mit einer Frist von einem Monat',
      'aus wichtigem Grund ohne Frist zu kündigen',
    ])
      expect(german).toContain(words);
    for (const words of ['section 327r', 'with one month’s notice', 'cancel a plan for good cause without notice'])
      expect(english).toContain(words);
  });

  test('imprint and terms say that there is no arbitration, and no page leads to the closed dispute platform', async () => {
    for (const name of ['imprint', 'terms'] as const) {
      expect(await read(name, 'de')).toMatch(
        /weder bereit noch verpflichtet|nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren/,
      );
      expect(await read(name, 'en')).toMatch(/neither willing nor obliged|not willing and not obliged/);
    }
    for (const name of ['imprint', 'terms', 'privacy', 'withdrawal', 'accessibility'] as const)
      for (const language of interfaceLanguages)
        expect(await read(name, language)).not.toMatch(/ec\.europa\.eu|consumers\/odr/);
  });

  test('the statement on accessibility has its standard, the exceptions, the contact and the authority', async () => {
    const text = await read('accessibility', 'de');
    for (const words of ['EN 301 549', 'WCAG', 'Rechnungen als PDF', operator.email, operator.phone, 'MLBF'])
      expect(text).toContain(words);
    expect(await read('accessibility', 'en')).toMatch(/EN 301 549.*screen readers/);
  });
});
