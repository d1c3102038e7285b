import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { Operator } from './operator.ts';

type Transfer = Exclude<Operator['transfers']['hosting'], 'none'>;

const bases: Readonly<Record<InterfaceLanguage, Readonly<Record<Transfer['basis'], string>>>> = {
  en: {
    adequacy: 'on the basis of an adequacy decision of the European Commission (Art. 45 GDPR)',
    data_privacy_framework: 'to a company certified under the EU-US Data Privacy Framework (Art. 45 GDPR)',
    standard_clauses:
      'on the basis of the standard contractual clauses of the European Commission (Art. 46(2)(c) GDPR), of which we send a copy on request',
  },
  de: {
    adequacy: 'auf Grundlage eines Angemessenheitsbeschlusses der Europäischen Kommission (Art. 45 DSGVO)',
    data_privacy_framework: 'an ein nach dem EU-US-Datenschutzrahmen zertifiziertes Unternehmen (Art. 45 DSGVO)',
    standard_clauses:
      'auf Grundlage der Standardvertragsklauseln der Europäischen Kommission (Art. 46 Abs. 2 Buchst. c DSGVO), von denen wir auf Anfrage eine Kopie schicken',
  },
};

/**
 * Returns the clause on the third country of a recipient and its legal basis, or on data that stay in the European Economic
 * Area.
 */
export function transferClause(transfer: Transfer | 'none' | undefined, language: InterfaceLanguage): string {
  if (transfer === undefined || transfer === 'none')
    return language === 'de'
      ? 'die Daten bleiben im Europäischen Wirtschaftsraum'
      : 'the data stay in the European Economic Area';
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(transfer.country) ?? transfer.country;
  const basis = bases[language][transfer.basis];
  return language === 'de'
    ? `Übermittlung in ein Drittland (${country}) ${basis}`
    : `transfer to a third country (${country}) ${basis}`;
}
