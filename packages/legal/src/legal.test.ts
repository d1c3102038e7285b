import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { legalDocumentNames } from '@regelwerk/contract/shop/legal-document';
import { describe, expect, test } from 'vitest';
import { declarations } from './consent-texts.ts';
import { legalLabels } from './labels.ts';
import { legalDocument, legalText, withdrawalInstruction } from './legal-document.ts';
import { missingFacts, operatorSchema, unknownOperator } from './operator.ts';
import { orderVersions } from './order-versions.ts';
import { crossBorderLimit, supplyTax } from './place-of-supply.ts';
import { planRules } from './plan-rules.ts';
import { retention } from './retention.ts';
import { retentionLines } from './retention-lines.ts';
import { salesFacts } from './sales-facts.ts';
import { salesSettings } from './sales-settings.ts';
import { priceSentence, vatModes } from './vat.ts';
import { withdrawalRules } from './withdrawal-rules.ts';

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

test('an order names other versions as soon as the operator or a word is another', () => {
  const versions = orderVersions(example);
  expect(orderVersions({ ...example })).toEqual(versions);
  const moved = orderVersions({ ...example, street: 'Neuer Weg 2' });
  expect(moved.withdrawalVersion).not.toBe(versions.withdrawalVersion);
  expect(moved.termsVersion).toBe(versions.termsVersion);
  expect(orderVersions({ ...example, vatMode: 'standard' }).termsVersion).not.toBe(versions.termsVersion);
});

test('words and version change together', () => {
  const instructions = interfaceLanguages.flatMap((language) =>
    (['token_pack', 'subscription'] as const).map((kind) => withdrawalInstruction(kind, example, language)),
  );
  const words = Object.values(declarations)
    .map(({ text }) => interfaceLanguages.map((language) => text[language]))
    .concat([...everyText, ...instructions.map(legalText)].map((text) => [text]));
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  const versions = new Set([
    ...Object.values(declarations).map(({ version }) => version),
    ...legalDocumentNames.map((name) => legalDocument(name, example, 'de').version),
  ]);
  // another digest means other words: give what changed its new version, then note both here
  expect([[...versions], digest]).toEqual([['2026-11-26', '2026-11-27', '2026-11-22'], 'f9b7a715584d2966']);
});

test.each(interfaceLanguages)('an order leads to the terms that its kind needs (%s)', (language) => {
  const terms = legalText(legalDocument('terms', example, language));
  for (const rule of Object.values(planRules[language])) expect(terms).toContain(rule);
  for (const rule of Object.values(withdrawalRules[language])) expect(terms).toContain(rule);
  for (const fact of salesFacts(salesSettings(example), language)) expect(terms).toContain(fact);
  const facts = (more: Partial<typeof example>) => salesFacts(salesSettings({ ...example, ...more }), language);
  const withVat = { vatMode: 'standard' as const, vatId: 'DE136695976' };
  expect(facts({ ...withVat, paymentMethods: ['card', 'paypal'] })).toHaveLength(2);
  expect(facts({ ...withVat, paymentMethods: ['card', 'paypal'] })[0]).toContain('PayPal');
  expect(facts({})).toHaveLength(4);
  expect(facts({ smallBusinessIn: ['AT'] })[2]).toMatch(/Germany and Austria|Deutschland und Österreich/);
});

test('the limit on sales abroad is stated where an order beyond it is refused, and only there', () => {
  const consumer = { country: 'FR', hasVatId: false };
  const business = { country: 'FR', hasVatId: true };
  for (const vatMode of vatModes)
    for (const vatId of ['', 'DE136695976'])
      for (const smallBusinessIn of [[], ['FR']]) {
        const operator = { ...example, vatMode, vatId, smallBusinessIn };
        const { limitedOutside, servesForeignBusinesses } = salesSettings(operator);
        const isLimited = limitedOutside !== null && !limitedOutside.includes('FR');
        expect(supplyTax(operator, consumer, crossBorderLimit)).toBeDefined();
        expect(supplyTax(operator, consumer, crossBorderLimit + 1) === undefined).toBe(isLimited);
        expect(supplyTax(operator, business, 0) !== undefined).toBe(servesForeignBusinesses);
      }
});

test('the terms cover what the shop does with accounts, money and changes', () => {
  const [english, german] = interfaceLanguages.map((language) => legalText(legalDocument('terms', example, language)));
  for (const clause of [
    'binnen 24 Stunden',
    'zu Beginn jedes Zeitraums',
    'auf deren Einhaltung Sie regelmäßig vertrauen dürfen',
    'Konto sperren',
    'mit einer Frist von einem Monat zum Ende eines bezahlten Zeitraums kündigen',
    'die Frist beginnt, wenn Ihnen die Kündigung zugeht',
    'Wechsel in einen anderen Tarif bestätigt, bleibt es dabei',
    'Wechseln Sie den Tarif',
    'sein nächster Zeitraum beginnt sofort, und der Preis dafür wird abgebucht',
    'Ein späterer Widerruf beendet den neuen Tarif sofort',
    'E-Rechnung',
    'beanstandet oder zurückgebucht',
    'solange Ihr Konto besteht',
    'jede natürliche Person',
    'Bestellen Sie als Unternehmen',
    'Art. 25 der Verordnung (EU) 2023/2854',
    'Ihre Frist dafür beträgt höchstens zwei Monate',
    'nach dem Produkthaftungsgesetz',
  ])
    expect(german).toContain(clause);
  expect(german).not.toMatch(/Verbesserung|wesentlicher Vertragspflichten/);
  expect(english).not.toMatch(/an improvement|essential contractual duties|behaviour/);
  const privacy = legalText(legalDocument('privacy', example, 'de'));
  for (const fact of [
    'Kennzeichen des Kontos',
    'nach 14 Tagen',
    'Nachrichten an uns',
    'Was Sie angeben müssen',
    'Widerspruchsrecht (Art. 21 DSGVO)',
  ])
    expect(privacy).toContain(fact);
  expect(privacy).not.toMatch(/verschlüsselte Prüfsumme|Ihre Einwilligungen/);
  expect(legalText(legalDocument('imprint', example, 'de'))).toMatch(/§ 18 Abs\. 2 MStV[\s\S]*Marken/);
  expect(legalText(legalDocument('accessibility', example, 'de'))).toContain('Carl-Miller-Straße 6, 39112 Magdeburg');
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

// Annexes 1 and 2 to Art. 246a EGBGB as in force since 19 June 2026, and Annex I to Directive 2011/83/EU, as docs/decisions/032-statutory-models.md found them
const models = {
  de: [
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
    'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
    'mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Sie können Ihr Widerrufsrecht auch online unter „Vertrag widerrufen“ am Fuß jeder unserer Seiten ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
    'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen soll, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
    '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    '- Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
    '- Bestellt am (*)/erhalten am (*)',
    '- Name des/der Verbraucher(s)',
    '- Anschrift des/der Verbraucher(s)',
    '- Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    '- Datum',
    '(*) Unzutreffendes streichen.',
  ],
  en: [
    'You have the right to withdraw from this contract within 14 days without giving any reason.',
    'The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
    'of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or email). You may use the attached model withdrawal form, but it is not obligatory.',
    'If you use this online feature, we will send you an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by email), including its content and the date and time of its submission, without undue delay.',
    'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
    'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
    'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated us your withdrawal from this contract, in comparison with the full coverage of the contract.',
    '(complete and return this form only if you wish to withdraw from the contract)',
    '- I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*)',
    '- Ordered on (*)/received on (*)',
    '- Name of consumer(s)',
    '- Address of consumer(s)',
    '- Signature of consumer(s) (only if this form is notified on paper)',
    '- Date',
    '(*) Delete as appropriate.',
  ],
} as const;

const early = {
  de: /^Haben Sie verlangt, dass die Dienstleistungen/,
  en: /^If you requested to begin the performance/,
};
const placed = { de: /\(z\. B\. ein|^An .*E-Mail: /, en: /\(e\.g\. a letter|^To .*email: / };

describe.each(interfaceLanguages)('the instructions on withdrawal (%s)', (language) => {
  test.each(['token_pack', 'subscription'] as const)('%s: are the models of the law and nothing else', (kind) => {
    const { sections } = withdrawalInstruction(kind, example, language);
    const said = sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]);
    const model = models[language]
      .map((sentence) => sentence.replace(/^- /, ''))
      .filter((sentence) => kind === 'subscription' || !early[language].test(sentence));
    // the sentences that name the operator and the place of the function are filled in
    const own = said.filter((sentence) => !placed[language].test(sentence));
    expect(own.filter((sentence) => !model.includes(sentence))).toEqual([]);
    for (const sentence of model) expect(said.join('\n')).toContain(sentence);
    expect(said.length - own.length).toBe(2);
    expect(said.join('\n')).toContain(`(${example.name}, ${example.street}, ${example.city}, ${example.country}`);
    expect(sections).toHaveLength(3);
  });

  test('are both on the page, each whole, before anything of our own', () => {
    const page = legalDocument('withdrawal', example, language).sections;
    const heard = page.map(({ paragraphs, points = [] }) => [...paragraphs, ...points].join('\n'));
    let from = 0;
    for (const kind of ['token_pack', 'subscription'] as const)
      for (const { paragraphs, points = [] } of withdrawalInstruction(kind, example, language).sections) {
        const at = heard.indexOf([...paragraphs, ...points].join('\n'), from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at + 1;
      }
    expect(from).toBe(page.length - 1);
    expect(new Set(page.map(({ heading }) => heading)).size).toBe(page.length);
  });
});

test('what is kept how long is told as the nightly run has it', () => {
  for (const language of interfaceLanguages) {
    const text = legalText(legalDocument('privacy', example, language));
    for (const line of retentionLines[language]) expect(text).toContain(line);
    const numbers = retentionLines[language].join().match(/\d+/g)?.map(Number);
    expect([...new Set(numbers)].sort()).toEqual([...new Set<number>(Object.values(retention))].sort());
  }
});

test('third countries, contact point, its languages and the business number are told where the operator names them', () => {
  const abroad = operatorSchema.parse({
    ...example,
    vatRates: {},
    businessId: 'DE123456789-00001',
    contactPoint: 'dsa@example.com',
    contactLanguages: ['de', 'fr'],
    modelProvider: 'Model, Inc.',
    transfers: { modelProvider: { country: 'US', basis: 'data_privacy_framework' } },
  });
  const read = (name: 'privacy' | 'imprint' | 'terms', language: 'en' | 'de') =>
    legalText(legalDocument(name, abroad, language));
  expect(read('privacy', 'de')).toContain(
    'Sprachmodell: Model, Inc.; Übermittlung in ein Drittland (Vereinigte Staaten) an ein nach dem EU-US-Datenschutzrahmen',
  );
  expect(read('privacy', 'en')).toContain(`Running the servers: ${example.hosting}; the data stay in`);
  expect(read('imprint', 'de')).toMatch(/dsa@example\.com\. Wir antworten auf Deutsch und Französisch/);
  expect(read('imprint', 'en')).toContain('DE123456789-00001');
  expect(read('terms', 'en')).toContain('dsa@example.com; we answer in German and French');
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
