import type { InterfaceLanguage } from '../shared/languages.ts';

/** A row of the token ledger, reduced to what describes it. Old rows have no details. */
export interface LedgerEntry {
  readonly source_type: string;
  readonly description: string;
  readonly delta: number;
  readonly details: Readonly<Record<string, unknown>> | null;
}

interface Facts {
  readonly product: string;
  readonly title: string;
  readonly reason: string;
  readonly delta: number;
}

type Sentence = (facts: Facts) => string;

const about = (words: string, subject: string) => (subject === '' ? words : `${words}: ${subject}`);
/** A reason that only repeats the booking, as the specified call sends it, is not said twice. */
const ownReason = (reason: string) => (/^Admin (added|removed) \d+ tokens$/.test(reason) ? '' : reason);
const tokensIn = (language: InterfaceLanguage, delta: number) => {
  const count = Math.abs(delta);
  return `${count} ${{ en: count === 1 ? 'token' : 'tokens', de: count === 1 ? 'Token' : 'Tokens' }[language]}`;
};

/** One sentence for each kind of source that stores details. */
const sentences: Readonly<Record<string, Readonly<Record<InterfaceLanguage, Sentence>>>> = {
  order: {
    en: ({ product }) => `Token purchase: ${product} package`,
    de: ({ product }) => `Token-Kauf: Paket ${product}`,
  },
  trial: { en: ({ product }) => about('Trial', product), de: ({ product }) => about('Testzeitraum', product) },
  invoice: { en: ({ product }) => about('Subscription', product), de: ({ product }) => about('Tarif', product) },
  generation: { en: ({ title }) => about('Rule generated', title), de: ({ title }) => about('Regel erzeugt', title) },
  signup: { en: () => 'Welcome tokens', de: () => 'Tokens zur Begrüßung' },
  refund: {
    en: ({ product }) => about('Payment refunded', product),
    de: ({ product }) => about('Zahlung erstattet', product),
  },
  dispute: {
    en: ({ product }) => about('Payment disputed', product),
    de: ({ product }) => about('Zahlung beanstandet', product),
  },
  restored: {
    en: ({ product }) => about('Tokens restored', product),
    de: ({ product }) => about('Tokens zurückgegeben', product),
  },
  debt: {
    en: ({ delta }) => (delta < 0 ? 'Tokens of a refunded payment' : 'Tokens restored'),
    de: ({ delta }) => (delta < 0 ? 'Tokens einer erstatteten Zahlung' : 'Tokens zurückgegeben'),
  },
  debt_carried: { en: () => 'Debt carried over', de: () => 'Offene Tokens übertragen' },
  withdrawal: {
    en: () => 'Withdrawal: used before the confirmation',
    de: () => 'Widerruf: vor der Bestätigung verbraucht',
  },
  goodwill: {
    en: () => 'Refund: used tokens waived',
    de: () => 'Erstattung: verbrauchte Tokens erlassen',
  },
  adjustment: {
    en: ({ delta, reason }) =>
      about(`Admin ${delta > 0 ? 'added' : 'removed'} ${tokensIn('en', delta)}`, ownReason(reason)),
    de: ({ delta, reason }) =>
      about(`${tokensIn('de', delta)} vom Betreiber ${delta > 0 ? 'gutgeschrieben' : 'abgezogen'}`, ownReason(reason)),
  },
};

/**
 * Returns the description of a ledger row in the reader's language; a row without details keeps its stored
 * description.
 */
export function ledgerLine(
  { source_type, description, delta, details }: LedgerEntry,
  language: InterfaceLanguage,
): string {
  const sentence = sentences[source_type]?.[language];
  if (details === null || sentence === undefined) return description;
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : '');
  return sentence({ product: text('product'), title: text('title'), reason: text('reason'), delta });
}
