import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import type { LegalSection } from '@regelwerk/contract/shop/legal-document';
import type { Operator } from '../operator.ts';
import type { ContractKind } from '../performance-declaration.ts';
import { withdrawalRules } from '../withdrawal-rules.ts';
import { withdrawal } from './withdrawal.ts';

interface Words {
  readonly kinds: string;
  readonly which: string;
  readonly names: Readonly<Record<ContractKind, string>>;
  readonly rules: string;
}

const words: Readonly<Record<InterfaceLanguage, Words>> = {
  en: {
    kinds: 'Two kinds of contracts',
    which:
      'Consumers have the right to withdraw from both: a token package is a contract for digital content, a plan a contract for a digital service. Here is the instruction for each, first for packages, then for plans. With an order you receive the one that applies to it.',
    names: { token_pack: 'Token packages', subscription: 'Plans' },
    rules: 'When the right lapses, and how we calculate',
  },
  de: {
    kinds: 'Zwei Arten von Verträgen',
    which:
      'Verbraucher können beide widerrufen: Ein Token-Paket ist ein Vertrag über digitale Inhalte, ein Tarif ein Vertrag über eine digitale Dienstleistung. Hier steht die Belehrung für jede Art, zuerst für Pakete, dann für Tarife. Mit einer Bestellung erhalten Sie die, die für sie gilt.',
    names: { token_pack: 'Token-Pakete', subscription: 'Tarife' },
    rules: 'Wann das Recht erlischt und wie wir rechnen',
  },
};

const pageIn =
  (language: InterfaceLanguage) =>
  (operator: Operator): LegalSection[] => {
    const { kinds, which, names, rules } = words[language];
    const instruction = (kind: ContractKind) =>
      withdrawal.sections[language](operator, kind).map((section) => ({
        ...section,
        heading: `${names[kind]}: ${section.heading}`,
      }));
    return [
      { heading: kinds, paragraphs: [which] },
      ...instruction('token_pack'),
      ...instruction('subscription'),
      { heading: rules, paragraphs: Object.values(withdrawalRules[language]) },
    ];
  };

/** The public page on withdrawal: the instruction for each kind of contract, whole, and then what we say about them ourselves. */
export const withdrawalPage = {
  version: '2026-11-27',
  sections: { en: pageIn('en'), de: pageIn('de') },
};
