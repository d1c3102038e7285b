import { priceSentencePlace, rulePricePlace } from '@regelwerk/contract/rules/rule-price';
import { paths } from '@regelwerk/contract/shared/paths';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';

/** The lowest price of a rule, with the way to all prices. The server fills both places, or removes the element. */
export function RulePrice() {
  const t = useText(copy);
  return (
    <p data-rule-price="" className="mt-1.5 text-sm text-muted">
      <strong className="font-semibold text-ink">{t('landing.price', { price: rulePricePlace })}</strong>{' '}
      {priceSentencePlace}{' '}
      <a href={paths.purchaseTokens} className="whitespace-nowrap underline underline-offset-4 hover:text-ink">
        {t('landing.prices')}
      </a>
    </p>
  );
}
