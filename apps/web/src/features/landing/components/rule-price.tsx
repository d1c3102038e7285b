import { paths } from '@regelwerk/contract/paths';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { useRulePrice } from '../use-rule-price.ts';

/** What a rule costs at least, with the way to all prices; nothing while it is unknown. */
export function RulePrice() {
  const t = useText(copy);
  const found = useRulePrice();
  if (found === undefined) return null;
  const { price, tax } = found;
  // the server finds this element by its attribute
  return (
    <p data-rule-price="" className="mt-1.5 text-sm text-muted">
      <strong className="font-semibold text-ink">{t('landing.price', { price })}</strong> {tax}{' '}
      <Link to={paths.purchaseTokens} className="underline underline-offset-4 hover:text-ink">
        {t('landing.prices')}
      </Link>
    </p>
  );
}
