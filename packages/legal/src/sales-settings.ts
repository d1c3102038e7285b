import type { Operator } from './operator.ts';
import type { SalesSettings } from './sales-facts.ts';

/** Returns the operator's settings that decide how buyers can pay and where they may be, as `supplyTax` reads them. */
export function salesSettings(operator: Operator): SalesSettings {
  const { paymentMethods, vatMode, countryCode: country, smallBusinessIn, vatId } = operator;
  return {
    paymentMethods,
    country,
    limitedOutside: vatMode === 'small_business' ? [country, ...smallBusinessIn] : null,
    servesForeignBusinesses: vatId !== '',
  };
}
