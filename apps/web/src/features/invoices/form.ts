import { z } from 'zod';
import { missingFields } from './model.ts';

/** The form of the recipient of an invoice over `amount`. */
export const billingForm = (amount: number) =>
  z
    .object({
      country: z.string(),
      isBusiness: z.boolean(),
      name: z.string(),
      street: z.string(),
      postcode: z.string(),
      city: z.string(),
      vatId: z.string(),
    })
    .check(({ value, issues }) => {
      for (const field of missingFields(value, amount))
        issues.push({ code: 'custom', path: [field], message: 'invoices.missing', input: value });
    });
