import type { Quote } from '@regelwerk/contract/checkout';
import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';
import { FunctionError } from '../../lib/function-error.ts';
import { publicConfig } from '../../lib/public-config.ts';
import { readPublicRows } from '../../lib/read-public-rows.ts';
import { onSaleIn, type ProductRow } from './model.ts';

const columns =
  'id,name,description,metadata,prices(stripe_price_id,active,unit_amount,currency,interval,interval_count,trial_period_days)';

/** What is on sale now, in the currency of the shop. */
export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: async () => {
    const { currency } = await publicConfig();
    return onSaleIn(await readPublicRows<ProductRow>(`products?select=${columns}&active=eq.true`), currency);
  },
});

/** What an order of the person would cost; a refused code is an answer, so it is not asked for twice. */
export const quoteQuery = (userId: string, priceId: string, promotionCode: string) =>
  queryOptions<Quote, FunctionError>({
    queryKey: ['quote', userId, priceId, promotionCode],
    queryFn: async () => {
      const body = { priceId, ...(promotionCode === '' ? {} : { promotionCode }) };
      const quote = await callFunction<Quote>('quote-order', body);
      if (quote === null) throw new FunctionError('', undefined);
      return quote;
    },
    retry: false,
    staleTime: 0,
  });
