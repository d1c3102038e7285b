import { z } from 'zod';
import { billingForm } from '../invoices/form.ts';

export const codeForm = z.object({ code: z.string().trim() });

/** The form of an order of `amount`. A business has no right of withdrawal, so it declares nothing about one. */
export const orderForm = (amount: number) =>
  billingForm(amount)
    .safeExtend({ hasTerms: z.boolean(), hasPerformance: z.boolean() })
    .refine(({ hasTerms }) => hasTerms, { path: ['hasTerms'], when: () => true })
    .refine(({ isBusiness, hasPerformance }) => isBusiness || hasPerformance, {
      path: ['hasPerformance'],
      when: () => true,
    });
