import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import type { PaymentMethod } from '@regelwerk/contract/payment-methods';
import type { VatMode } from './vat.ts';

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
    limit: (home: string) =>
      `Outside ${home}, consumers can order only while our sales to them stay below the limit up to which ${home} taxes them; the order says so as soon as a country is chosen.`,
    businesses: (home: string) => `Businesses with a VAT ID can order from ${home} only.`,
  },
  de: {
    methods: (list: string) => `Zahlungsarten: ${list}.`,
    area: 'Verkauft wird an Kunden in der Europäischen Union.',
    limit: (home: string) =>
      `Verbraucher außerhalb von ${home} können nur bestellen, solange unser Umsatz mit ihnen unter der Grenze bleibt, bis zu der er in ${home} versteuert wird; ob das gilt, steht in der Bestellung, sobald das Land gewählt ist.`,
    businesses: (home: string) => `Unternehmen mit USt-IdNr. können nur aus ${home} bestellen.`,
  },
} as const satisfies Record<InterfaceLanguage, unknown>;

/** The settings that decide how buyers can pay and where they may be. */
export interface SalesSettings {
  readonly paymentMethods: readonly PaymentMethod[];
  readonly vatMode: VatMode;
  /** The operator's country. */
  readonly country: string;
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
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
  const home = new Intl.DisplayNames([language], { type: 'region' }).of(settings.country) ?? settings.country;
  return [
    t.methods(list),
    t.area,
    ...(settings.vatMode === 'one_stop_shop' ? [] : [t.limit(home)]),
    ...(settings.servesForeignBusinesses ? [] : [t.businesses(home)]),
  ];
}
