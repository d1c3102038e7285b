import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { formatMoney } from '@regelwerk/contract/shop/money';
import type { PaymentMethod } from '@regelwerk/contract/shop/payment-methods';
import { crossBorderLimit } from './place-of-supply.ts';

const methods: Readonly<Record<InterfaceLanguage, Readonly<Record<PaymentMethod, string>>>> = {
  en: {
    card: 'credit and debit card',
    sepa_debit: 'SEPA direct debit',
    paypal: 'PayPal',
    klarna: 'Klarna',
    link: 'Link',
    bancontact: 'Bancontact',
    eps: 'eps',
    ideal: 'iDEAL',
  },
  de: {
    card: 'Kredit- und Debitkarte',
    sepa_debit: 'SEPA-Lastschrift',
    paypal: 'PayPal',
    klarna: 'Klarna',
    link: 'Link',
    bancontact: 'Bancontact',
    eps: 'eps',
    ideal: 'iDEAL',
  },
};

const words = {
  en: {
    methods: (list: string) => `Payment methods: ${list}.`,
    area: 'We sell to customers in the European Union.',
    limit: (homes: string, limit: string) =>
      `Consumers outside ${homes} can order only while our yearly sales to them do not exceed ${limit}; the order says so as soon as a country is chosen.`,
    businesses: (home: string) => `Businesses with a VAT ID can order from ${home} only.`,
  },
  de: {
    methods: (list: string) => `Zahlungsarten: ${list}.`,
    area: 'Verkauft wird an Kunden in der Europäischen Union.',
    limit: (homes: string, limit: string) =>
      `Verbraucher außerhalb von ${homes} können nur bestellen, solange unser Jahresumsatz mit ihnen ${limit} nicht übersteigt; ob das so ist, zeigt die Bestellung, sobald das Land gewählt ist.`,
    businesses: (home: string) => `Unternehmen mit USt-IdNr. können nur aus ${home} bestellen.`,
  },
} as const satisfies Record<InterfaceLanguage, unknown>;

/** The settings that decide how buyers can pay and where they may be. */
export interface SalesSettings {
  readonly paymentMethods: readonly PaymentMethod[];
  /** The operator's country. */
  readonly country: string;
  /** The countries outside which sales to consumers are limited (`crossBorderLimit`); null if nowhere. */
  readonly limitedOutside: readonly string[] | null;
  /** Whether businesses of other member states can order, which needs a VAT ID of the operator. */
  readonly servesForeignBusinesses: boolean;
}

/**
 * Returns the payment methods and the limits of delivery that every offer states before an order begins (section 312j (1) BGB). The
 * payment page and `supplyTax` keep to the same settings.
 */
export function salesFacts(settings: SalesSettings, language: InterfaceLanguage): readonly string[] {
  const t = words[language];
  const names = settings.paymentMethods.map((method) => methods[language][method]);
  const methodList = new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  const nameOf = (country: string) => regions.of(country) ?? country;
  const homes = new Intl.ListFormat(language).format((settings.limitedOutside ?? []).map(nameOf));
  const limit = formatMoney(crossBorderLimit, 'eur', language, { hidesZeroCents: true });
  return [
    t.methods(methodList),
    t.area,
    ...(settings.limitedOutside === null ? [] : [t.limit(homes, limit)]),
    ...(settings.servesForeignBusinesses ? [] : [t.businesses(nameOf(settings.country))]),
  ];
}
