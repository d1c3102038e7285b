import { z } from 'zod';
import { asciiDigits } from '../shared/ascii-digits.ts';

/** Only the scripts that the font of the documents contains. */
const printable = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .transform(asciiDigits)
    .pipe(
      z
        .string()
        .regex(printable)
        .regex(/^[^\p{Cc}\p{Extended_Pictographic}]*$/u),
    )
    .default('');

/** A VAT id that may still be incomplete, without spaces. */
export const typedVatId = z
  .string()
  .max(40)
  .transform((typed) =>
    asciiDigits(typed)
      .replaceAll(/[\s.-]/g, '')
      .toUpperCase(),
  );

const vatId = typedVatId.pipe(z.string().regex(/^([A-Z]{2}[A-Z0-9+*]{2,13})?$/)).default('');

/** The name on an invoice. */
export const billingName = line(200);

/** The recipient of an invoice. A person must give only the country, a business its name and address. */
export const billingDetails = z
  .object({
    isBusiness: z.boolean().default(false),
    name: billingName,
    street: line(200),
    postcode: line(20),
    city: line(100),
    country: z.string().regex(/^[A-Z]{2}$/),
    vatId,
  })
  .superRefine((details, context) => {
    if (!details.isBusiness) return;
    for (const field of ['name', 'street', 'postcode', 'city'] as const)
      if (details[field] === '') context.addIssue({ code: 'custom', path: [field], message: 'required' });
  })
  .transform((details) => (details.isBusiness ? details : { ...details, vatId: '' }));
/** The recipient of an invoice, as stored. */
export type BillingDetails = z.output<typeof billingDetails>;

/** Whether the register confirmed a VAT id of another member state; `none` if no such id was given. */
export const vatIdStates = ['none', 'confirmed', 'unconfirmed'] as const;
/** One of `vatIdStates`. */
export type VatIdState = (typeof vatIdStates)[number];

/** Bodies of `billing-details`: reads the stored details or replaces them. */
export const billingDetailsRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('read') }),
  z.object({ action: z.literal('save'), details: billingDetails }),
]);

/** The details as `billing-details` answers them. */
export const billingDetailsResponse = z.object({
  isBusiness: z.boolean(),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: z.string(),
  vatIdState: z.enum(vatIdStates),
});

/** The stored details of a person. */
export type KeptBillingDetails = z.output<typeof billingDetailsResponse>;

/** Body of `billing-document`: the file of the caller's own document, or for admins of any document. */
export const billingDocumentRequest = z.object({ id: z.uuid(), format: z.enum(['pdf', 'xml']) });

/** An invoice or credit note as lists show it. Amounts are in minor units. */
export interface BillingDocumentRow {
  readonly id: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  readonly source_type: 'order' | 'invoice' | 'refund';
  readonly source_id: string;
  readonly corrects_id: string | null;
  readonly is_business: boolean;
  readonly currency: string;
  readonly gross: number;
  readonly issued_at: string;
}
