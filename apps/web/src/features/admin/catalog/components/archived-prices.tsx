import type { AdminPrice } from '@regelwerk/contract/admin/admin-stripe';
import { useId } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { usePriceText } from '../use-price-text.ts';

/** Offers the archived prices of a product that would become active without a price, to reactivate them with it. */
export function ArchivedPrices({
  prices,
  chosen,
  onChoose,
}: {
  prices: readonly AdminPrice[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}) {
  const t = useText(copy);
  const priceText = usePriceText();
  const hint = useId();
  return (
    <fieldset className="rounded-card border border-line-strong p-3" aria-describedby={hint}>
      <legend className="px-1 text-sm font-medium">{t('catalog.reactivate')}</legend>
      {prices.map((price) => (
        <label key={price.id} className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="size-5 accent-(--accent)"
            checked={chosen.includes(price.id)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, price.id] : chosen.filter((id) => id !== price.id))
            }
          />
          {priceText(price)}
        </label>
      ))}
      <p id={hint} className="text-sm text-muted">
        {t('catalog.reactivateHint')}
      </p>
    </fieldset>
  );
}
