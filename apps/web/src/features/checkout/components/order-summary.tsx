import type { Quote } from '@regelwerk/contract/checkout';
import { longDate } from '@regelwerk/contract/long-date';
import { formatMoney } from '@regelwerk/contract/money';
import { needsNotice } from '@regelwerk/contract/needs-notice';
import { essentialFeatures } from '@regelwerk/legal/essential-features';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { pricePerRule } from '../model.ts';
import type { OrderKind } from '../mutations.ts';
import { useCadence } from '../use-cadence.ts';
import { PriceSentence } from './price-sentence.tsx';

/** The ordered item and its price: the last thing before the button. */
export function OrderSummary({ quote, kind }: { quote: Quote; kind: OrderKind }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const cadence = useCadence();
  const { tokens, amount, listAmount, currency, interval, intervalCount, trialDays, trialTokens, firstChargeOn } =
    quote;
  const money = (value: number) => formatMoney(value, currency, language);
  const isPlan = interval !== null;
  const perRule = trialDays > 0 ? listAmount : amount;
  const rows: [string, string][] = [[t('checkout.product'), quote.productName]];
  if (tokens > 0) {
    rows.push([
      t(isPlan ? 'checkout.tokensPerPeriod' : 'checkout.tokens'),
      t('checkout.tokensCount', { count: tokens }),
    ]);
    rows.push([t('checkout.perRule'), pricePerRule(perRule, tokens, currency, language)]);
  }
  rows.push([t('checkout.price'), cadence(listAmount, currency, interval, intervalCount)]);
  if (interval !== null)
    rows.push([
      t('checkout.term'),
      t(needsNotice(interval, intervalCount ?? 1) ? 'checkout.notice' : 'checkout.renews'),
    ]);
  if (firstChargeOn !== null) {
    const date = longDate(new Date(firstChargeOn), language);
    rows.push([t('checkout.trial'), t('checkout.trialText', { count: trialDays, price: money(listAmount), date })]);
  }
  if (trialTokens > 0) rows.push([t('checkout.trialTokens'), t('checkout.tokensCount', { count: trialTokens })]);
  if (quote.discountName !== null && trialDays === 0)
    rows.push([`${t('checkout.discount')}: ${quote.discountName}`, money(amount - listAmount)]);
  return (
    <div className="rounded-card border border-line-strong bg-surface p-4">
      <ul aria-label={t('checkout.features')} className="mb-3 grid list-disc gap-1 pl-5 text-sm">
        {essentialFeatures[kind][language].map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <dl className="grid gap-2 text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-muted">{label}</dt>
            <dd className="max-w-[22rem] text-right">{value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-2">
          <dt className="font-medium">{t('checkout.total')}</dt>
          <dd className="text-xl font-semibold">{money(amount)}</dd>
        </div>
      </dl>
      <PriceSentence />
    </div>
  );
}
