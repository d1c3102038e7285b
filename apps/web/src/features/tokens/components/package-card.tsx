import { formatMoney } from '@regelwerk/contract/shop/money';
import type { TokenPackage } from '@regelwerk/contract/shop/token-package';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { purchaseCopy } from '../copy.ts';

/** One package. Without a price at the provider or without `onOrder` it is only shown. */
export function PackageCard({
  offer,
  onOrder,
}: {
  offer: TokenPackage;
  onOrder: ((priceId: string) => void) | undefined;
}) {
  const t = useText(purchaseCopy);
  const [language] = useLanguage();
  const { name, description, tokens, priceId, unit_amount: amount, currency } = offer;
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-6">
      <h2 className="text-lg font-semibold break-words">{name}</h2>
      <p className="mt-3 text-3xl font-semibold tracking-tight">{formatMoney(amount, currency, language)}</p>
      <p className="mt-1 font-medium">{t('purchase.tokens', { count: tokens })}</p>
      {description !== null && description !== '' && (
        <p className="mt-3 text-sm break-words text-muted">{description}</p>
      )}
      <div className="mt-auto pt-6">
        {priceId === undefined || onOrder === undefined ? (
          <Button variant="secondary" disabled className="w-full">
            {t('purchase.notSold')}
          </Button>
        ) : (
          <Button onClick={() => onOrder(priceId)} className="w-full" aria-label={`${t('purchase.button')}: ${name}`}>
            {t('purchase.button')}
          </Button>
        )}
      </div>
    </li>
  );
}
