import type { BillingDetails } from '@regelwerk/contract/shop/billing';
import type { Quote } from '@regelwerk/contract/shop/checkout';
import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';
import type { FunctionError } from '../../lib/function-error.ts';
import { publicConfig } from '../../lib/public-config.ts';
import { readPublicRows } from '../../lib/read-public-rows.ts';
import { onSaleIn, type ProductRow } from './model.ts';

const columns =
  'id,name,description,metadata,prices(stripe_price_id,active,unit_amount,currency,interval,interval_count,trial_period_days)';

/** The current offers, in the currency of the shop. */
export const catalogQuery = queryOptions({
  queryKey: ['catalog'],
  queryFn: async () => {
    const { currency } = await publicConfig();
    return onSaleIn(await readPublicRows<ProductRow>(`products?select=${columns}&active=eq.true`), currency);
  },
});

/** The cost of an order; a refused code or country is a valid answer, so it is not retried. */
export const quoteQuery = (
  userId: string,
  priceId: string,
  promotionCode: string,
  billing: BillingDetails | undefined,
  changesPlan: boolean,
) => {
  const buyer = billing === undefined ? {} : { buyer: { country: billing.country, vatId: completeVatId(billing) } };
  return queryOptions<Quote, FunctionError>({
    queryKey: ['quote', userId, priceId, promotionCode, buyer, changesPlan],
    queryFn: async () => {
      const body = { priceId, changesPlan, ...(promotionCode === '' ? {} : { promotionCode }), ...buyer };
      return callFunction('quote-order', body);
    },
    retry: false,
    staleTime: 0,
  });
};

/** No VAT id is shorter than this, so the price is not asked for again while one is begun. */
const shortestVatId = 8;

const completeVatId = ({ isBusiness, vatId }: BillingDetails) =>
  isBusiness && vatId.trim().length >= shortestVatId ? vatId.trim() : '';
