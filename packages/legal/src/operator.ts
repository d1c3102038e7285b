import { paymentMethods } from '@regelwerk/contract/shop/payment-methods';
import { z } from 'zod';
import { vatModes } from './vat.ts';

const text = z.string().trim().min(1).max(300);
const country = z.string().regex(/^[A-Z]{2}$/);
/** The federal states of Germany, by the letters of ISO 3166-2. */
const states = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HE',
  'HH',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const;
const transfer = z.strictObject({
  country,
  basis: z.enum(['adequacy', 'data_privacy_framework', 'standard_clauses']),
});

/** The operator's facts, from the operator file. All facts about persons and firms in the legal texts come from here. */
export const operatorSchema = z.strictObject({
  name: text,
  legalForm: text,
  partners: z.array(text).min(1).max(20),
  street: text,
  city: text,
  country: text,
  email: text,
  phone: text,
  register: z.string().trim().max(300).default(''),
  vatId: z.string().trim().max(60).default(''),
  /** Wirtschafts-Identifikationsnummer (section 139c AO), once it is given. */
  businessId: z.string().trim().max(60).default(''),
  /** Required on invoices if there is no VAT id. */
  taxNumber: z.string().trim().max(60).default(''),
  vatMode: z.enum(vatModes),
  /** The member state that the operator is taxed in. */
  countryCode: country.default('DE'),
  /** The federal state of the address: its public holidays move the day on which a refund is due. Without it, the nationwide ones do. */
  federalState: z.enum(states).optional(),
  /** Other member states in which the operator is exempt as a small business (section 19a UStG). */
  smallBusinessIn: z.array(country).default([]),
  /** The number ending in EX under which the operator is exempt there; required on invoices if there are such states. */
  exemptionId: z.string().trim().max(60).default(''),
  /** Standard rates in percent that replace the built-in ones. */
  vatRates: z
    .record(country, z.number().min(0).max(100))
    .default({})
    .transform((rates) => Object.fromEntries(Object.entries(rates).map(([of, rate]) => [of, Math.round(rate * 10)]))),
  /** The prefix of invoice numbers; each prefix has a sequence of its own. */
  invoicePrefix: z
    .string()
    .regex(/^[A-Z0-9][A-Z0-9-]{0,9}$/)
    .default('RE'),
  /** The methods that the payment page offers; the offers, the order and the terms name them. */
  paymentMethods: z.array(z.enum(paymentMethods)).min(1).default(['card']),
  responsibleForContent: text,
  supervisoryAuthority: text,
  /** After how many days the operator deletes the log of requests. */
  logDays: z.int().min(1).max(365).default(14),
  hosting: text,
  mailProvider: text,
  modelProvider: z.string().trim().max(300).default(''),
  /** For each recipient, the third country that receives data and the legal basis; `none` if the data stay in the EEA. */
  transfers: z
    .strictObject({
      hosting: z.union([transfer, z.literal('none')]).default('none'),
      mailProvider: z.union([transfer, z.literal('none')]).default('none'),
      /** Most models run elsewhere, so this one has no default. */
      modelProvider: z.union([transfer, z.literal('none')]).optional(),
    })
    .default({ hosting: 'none', mailProvider: 'none' }),
  /** Contact point for users and authorities (Art. 11 and 12 of Regulation (EU) 2022/2065); empty is the address above. */
  contactPoint: z.string().trim().max(300).default(''),
  /** The languages in which the contact point answers, as codes. */
  contactLanguages: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .min(1)
    .default(['de', 'en']),
});
/** The operator’s facts after parsing. */
export type Operator = z.output<typeof operatorSchema>;

/**
 * The placeholder facts until there is an operator file. Every page highlights them, and live payments do not start with them.
 */
export const unknownOperator: Operator = {
  name: '[[NAME OF THE PARTNERSHIP]]',
  legalForm: '[[GbR / eGbR]]',
  partners: ['[[PARTNER 1]]', '[[PARTNER 2]]'],
  street: '[[STREET AND NUMBER]]',
  city: '[[POSTCODE AND CITY]]',
  country: '[[COUNTRY]]',
  email: '[[EMAIL ADDRESS]]',
  phone: '[[PHONE NUMBER]]',
  register: '',
  vatId: '',
  businessId: '',
  taxNumber: '',
  vatMode: 'standard',
  countryCode: 'DE',
  smallBusinessIn: [],
  exemptionId: '',
  vatRates: {},
  invoicePrefix: 'RE',
  paymentMethods: ['card'],
  responsibleForContent: '[[NAME AND ADDRESS]]',
  supervisoryAuthority: '[[DATA PROTECTION AUTHORITY]]',
  logDays: 14,
  hosting: '[[HOSTING PROVIDER]]',
  mailProvider: '[[MAIL PROVIDER]]',
  modelProvider: '',
  transfers: { hosting: 'none', mailProvider: 'none' },
  contactPoint: '',
  contactLanguages: ['de', 'en'],
};

const placeholder = /\[\[.*?\]\]/;

/** The invented people and firms of operator.example.json; a test compares the two. */
const invented = {
  name: 'Muster & Beispiel GbR',
  partners: ['Maria Muster', 'Bernd Beispiel'],
  street: 'Musterstraße 1',
  city: '12345 Musterstadt',
  email: 'kontakt@example.com',
  phone: '+49 000 000000',
  taxNumber: '12/345/67890',
  responsibleForContent: 'Maria Muster, Musterstraße 1, 12345 Musterstadt',
  hosting: 'Beispiel Hosting GmbH, Musterstadt',
  mailProvider: 'Beispiel Mail GmbH, Musterstadt',
} as const satisfies Partial<Operator>;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const inventedTexts = new Map(
  Object.entries(invented).map(([field, value]) => [field, new Set([value].flat().map(plain))]),
);

/**
 * Returns the names of the fields that hold a placeholder or the example's value, and of missing numbers that invoices need
 * (sections 14 and 19a UStG and 34a UStDV).
 */
export function missingFacts(operator: Operator): string[] {
  const isMissing = (field: string, text: string) =>
    placeholder.test(text) || inventedTexts.get(field)?.has(plain(text)) === true;
  const open = Object.entries(operator)
    .filter(([field, value]) => [value].flat().some((one) => typeof one === 'string' && isMissing(field, one)))
    .map(([field]) => field);
  if (operator.vatId === '' && operator.taxNumber === '') open.push('taxNumber or vatId');
  if (operator.smallBusinessIn.length > 0 && operator.exemptionId === '') open.push('exemptionId');
  return open;
}
