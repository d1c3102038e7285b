import type { BillingContext } from '../kernel/payments-context.ts';

/** The context that legal operations share. */
export type LegalContext = Pick<
  BillingContext,
  'database' | 'clock' | 'providerClock' | 'siteUrl' | 'operator' | 'seal'
>;
