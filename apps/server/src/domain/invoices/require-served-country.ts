import { supplyTax } from '@regelwerk/legal/place-of-supply';
import { AppError } from '../kernel/app-error.ts';
import type { BillingContext } from '../kernel/payments-context.ts';
import { crossBorderTurnover } from './cross-border-turnover.ts';

/** Refuses an order from a country that the operator's VAT mode does not cover, because it could not be taxed correctly. */
export async function requireServedCountry(
  context: Pick<BillingContext, 'database' | 'operator' | 'clock' | 'payments'>,
  buyer: { readonly country: string; readonly hasVatId: boolean; readonly amount: number },
): Promise<void> {
  const { operator } = context;
  if (buyer.country === operator.countryCode) return;
  const turnover = await crossBorderTurnover(context);
  if (supplyTax(operator, buyer, turnover + buyer.amount) === undefined)
    throw new AppError('country_not_served', 'We cannot sell to this country at the moment.', {
      field: 'billing.country',
    });
}
