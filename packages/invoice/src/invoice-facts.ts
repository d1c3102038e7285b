import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { z } from 'zod';

const text = z.string();
const minor = z.number().int().min(0);
const country = z.string().regex(/^[A-Z]{2}$/);

/** The ways to tax a supply; each has its words on the document and its category in the structured invoice. */
export const taxTreatments = ['taxed', 'small_business', 'reverse_charge'] as const;
/** One of `taxTreatments`. */
export type TaxTreatment = (typeof taxTreatments)[number];

/**
 * The complete content of an invoice or credit note at the time of issue; the document can be drawn from it again at any time.
 * Amounts are minor units and never negative; the kind tells the direction of the money.
 */
export const invoiceFacts = z.object({
  kind: z.enum(['invoice', 'credit_note']),
  number: text,
  language: z.enum(interfaceLanguages),
  /** True for test payments; the document says so across the page. */
  isTest: z.boolean(),
  issuedOn: z.iso.date(),
  /** The time of the service as ISO dates: one day, or the period of a plan. */
  serviceFrom: z.iso.date(),
  serviceTo: z.iso.date(),
  paidOn: z.iso.date(),
  orderNumber: text,
  seller: z.object({
    name: text,
    street: text,
    city: text,
    country,
    email: text,
    phone: text,
    register: text,
    vatId: text,
    taxNumber: text,
    /** The number of a small business that is exempt in other member states, which ends in EX (§ 19a UStG). */
    exemptionId: text.default(''),
  }),
  buyer: z.object({
    isBusiness: z.boolean(),
    name: text,
    street: text,
    postcode: text,
    city: text,
    country,
    vatId: text,
    email: text,
  }),
  item: text,
  itemDetail: text,
  currency: z.string().regex(/^[a-z]{3}$/),
  treatment: z.enum(taxTreatments),
  /** The country whose tax law applies; absent in documents that were issued before it was noted. */
  taxCountry: country.optional(),
  /** Per mille. */
  rate: z.number().int().min(0).max(1000),
  net: minor,
  vat: minor,
  gross: minor,
  /** The invoice that a credit note corrects. */
  corrects: z.object({ number: text, issuedOn: z.iso.date() }).nullable(),
});
/** The facts of one document after parsing. */
export type InvoiceFacts = z.output<typeof invoiceFacts>;
