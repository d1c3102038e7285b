import type { Operator } from './operator.ts';
import type { SalesSettings } from './sales-facts.ts';

/** Returns the operator's settings that decide how buyers can pay and where they may be. */
export function salesSettings({ paymentMethods, vatMode, countryCode, vatId }: Operator): SalesSettings {
  return { paymentMethods, vatMode, country: countryCode, servesForeignBusinesses: vatId !== '' };
}
