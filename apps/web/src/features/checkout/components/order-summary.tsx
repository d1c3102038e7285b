import type { Quote } from '@regelwerk/contract/shop/checkout';
import { formatMoney } from '@regelwerk/contract/shop/money';
import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { essentialFeatures } from '@regelwerk/legal/essential-features';
import { periodWords } from '@regelwerk/legal/period-words';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { pricePerRule } from '../model.ts';
import { useTermFacts } from '../use-term-facts.ts';

/** The ordered item, what it does and what it costs. The total is shown beside the button. */
export function OrderSummary({ quote, kind }: { quote: Quote; kind: OrderKind }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { terms, facts } = useTermFacts(quote);
  const { tokens, amount, listAmount, currency, interval, intervalCount, trialDays } = quote;
  // a trial and a change of plan charge nothing today
  const perRule = trialDays > 0 || quote.startsOn !== null ? listAmount : amount;
  const rows: [string, string][] = [];
  if (tokens > 0) {
    rows.push([
      t('checkout.tokens'),
      interval === null
        ? t('checkout.tokensCount', { count: tokens })
        : `${t('checkout.tokensCount', { count: tokens })} ${periodWords[language].each(interval, intervalCount)}`,
    ]);
    rows.push([t('checkout.perRule'), pricePerRule(perRule, tokens, currency, language)]);
  }
  rows.push([t('checkout.price'), terms.price]);
  if (terms.term !== undefined) rows.push([t('checkout.term'), terms.term]);
  rows.push(...facts);
  if (quote.discountName !== null && interval === null)
    rows.push([
      `${t('checkout.discount')}: ${quote.discountName}`,
      formatMoney(amount - listAmount, currency, language),
    ]);
  return (
    <section aria-label={t('checkout.features')} className="text-sm">
      <h3 className="text-base font-semibold break-words">{quote.productName}</h3>
      <dl className="mt-2 grid gap-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-muted">{label}</dt>
            <dd className="max-w-[22rem]">{value}</dd>
          </div>
        ))}
      </dl>
      {terms.rules.map((rule) => (
        <p key={rule} className="mt-2">
          {rule}
        </p>
      ))}
      <ul className="mt-3 grid list-disc gap-1 pl-5 text-muted">
        {essentialFeatures[kind][language].map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  );
}
