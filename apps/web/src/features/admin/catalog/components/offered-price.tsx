import type { AdminProduct } from '@regelwerk/contract/admin/admin-stripe';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../i18n/use-text.ts';
import { publicConfigQuery } from '../../../../lib/public-config.ts';
import { copy } from '../copy.ts';
import { usePriceText } from '../use-price-text.ts';

/**
 * The price that customers see first, marked if they cannot order at it, and the reason why an active product is not
 * for sale.
 */
export function OfferedPrice({ product: { prices, active } }: { product: AdminProduct }) {
  const t = useText(copy);
  const priceText = usePriceText();
  const { data: config } = useQuery(publicConfigQuery);
  const isShown = ({ currency }: { currency: string }) => config === undefined || currency === config.currency;
  const onSale = prices.filter((price) => price.active);
  const first = onSale.find(isShown) ?? onSale[0] ?? prices[0];
  if (first === undefined) return t('catalog.noPrices');
  const currency = config?.currency.toUpperCase() ?? '';
  const hidden = { price: priceText(first), currency };
  const unsold = onSale.length === 0 ? t('catalog.unsold') : t('catalog.unsoldHere', { currency });
  return (
    <>
      {first.active && isShown(first)
        ? priceText(first)
        : t(first.active ? 'catalog.priceHidden' : 'catalog.priceInactive', hidden)}
      {active && !onSale.some(isShown) && <span className="block text-xs text-danger">{unsold}</span>}
    </>
  );
}
