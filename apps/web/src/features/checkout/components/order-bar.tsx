import type { Quote } from '@regelwerk/contract/shop/checkout';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { legalLabels } from '@regelwerk/legal/labels';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';
import { useTermFacts } from '../use-term-facts.ts';
import { PriceSentence } from './price-sentence.tsx';

/**
 * The order button, always in view, directly below what section 312j (2) BGB wants there: on a wide screen it follows
 * the summary; on a phone, where the summary scrolls away, the bar repeats the item, its price and its term.
 */
export function OrderBar({
  quote,
  formId,
  isBusy,
  children,
}: {
  quote: Quote;
  formId: string;
  isBusy: boolean;
  children: ReactNode;
}) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { productName, tokens, amount, currency } = quote;
  const item = tokens > 0 ? `${productName}: ${t('checkout.tokensCount', { count: tokens })}` : productName;
  const { terms, facts } = useTermFacts(quote);
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 border-t border-line bg-paper px-5 pt-3 pb-5 sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6 lg:static lg:mx-0 lg:mb-0 lg:border-line lg:px-0 lg:pb-0">
      {children}
      <div className="text-xs text-muted lg:hidden">
        <p className="font-medium text-ink break-words">{item}</p>
        {terms.term !== undefined && (
          <p>
            {terms.price} · {terms.term}
          </p>
        )}
        {facts.map(([label, value]) => (
          <p key={label}>
            {label}: {value}
          </p>
        ))}
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="text-sm font-medium">{t('checkout.total')}</span>
        <span className="text-xl font-semibold tabular-nums">{formatMoney(amount, currency, language)}</span>
      </p>
      <PriceSentence isReverseCharge={quote.vatIdState === 'confirmed'} />
      <Button type="submit" form={formId} className="mt-2 min-h-12 w-full text-base" isBusy={isBusy}>
        {legalLabels[language].orderButton}
      </Button>
    </div>
  );
}
