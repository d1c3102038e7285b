import { z } from 'zod';

/** An object at the payment provider with its page in the provider's dashboard. */
export const providerLink = z.object({
  kind: z.enum(['customer', 'payment', 'subscription', 'invoice', 'price', 'session']),
  id: z.string(),
  /** Null where the dashboard has no page for it, or there is no dashboard. */
  url: z.string().nullable(),
});
/** The same as a type. */
export type ProviderLink = Readonly<z.output<typeof providerLink>>;
