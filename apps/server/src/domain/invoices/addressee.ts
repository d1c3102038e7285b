import { billingDetails } from '@regelwerk/contract/shop/billing';
import { z } from 'zod';

/**
 * The recipient of an invoice, and the register's confirmation of the VAT id: when, and under which consultation number. Without
 * one the invoice is taxed like that of a consumer.
 */
export const addressee = billingDetails.and(
  z.object({
    vatIdProof: z.object({ confirmedAt: z.iso.datetime(), consultation: z.string() }).nullable().default(null),
  }),
);
/** The recipient of an invoice as stored with an order. */
export type Addressee = z.output<typeof addressee>;
