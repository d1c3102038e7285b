import { contractTerms } from '@regelwerk/legal/contract-terms';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ScrollFrame } from '../../../ui/scroll-frame.tsx';
import { copy } from '../copy.ts';
import { comparedOffers, pricePerRule } from '../model.ts';
import { catalogQuery } from '../queries.ts';

/** The price of a rule in each package and plan, side by side, with what a plan binds to. */
export function RulePrices() {
  const t = useText(copy);
  const [language] = useLanguage();
  const { data: offers = [] } = useQuery({ ...catalogQuery, select: comparedOffers });
  if (offers.length < 2) return null;
  return (
    <div className="mt-10 rounded-card border border-line bg-surface p-5">
      <h2 className="text-lg font-semibold">{t('checkout.compare')}</h2>
      <p className="mt-1 max-w-prose text-sm text-muted">{t('checkout.compareLead')}</p>
      <ScrollFrame label={t('checkout.compare')} className="-mx-1 mt-3 rounded-none border-0 px-1">
        <table className="w-full text-left text-sm">
          <caption className="sr-only">{t('checkout.compare')}</caption>
          <thead className="text-muted">
            <tr>
              <th className="w-2/5 py-2 pr-3 font-medium">{t('checkout.offer')}</th>
              <th className="py-2 pr-3 font-medium">{t('checkout.price')}</th>
              <th className="py-2 text-right font-medium">{t('checkout.perRule')}</th>
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => {
              const { priceId, name, tokens, amount, currency, interval } = offer;
              const { price, trial, notice } = contractTerms(
                { ...offer, discount: null, orderedAt: new Date(), firstChargeOn: null, changesPlan: false },
                language,
              );
              return (
                <tr key={priceId} className="border-t border-line align-baseline">
                  <th scope="row" className="py-2 pr-3 font-medium wrap-anywhere">
                    {name}
                    <span className="block font-normal text-muted">{t('checkout.tokensCount', { count: tokens })}</span>
                  </th>
                  <td className="py-2 pr-3">
                    {interval === null ? t('checkout.once', { price }) : price}
                    <span className="block text-muted empty:hidden">{[trial, notice].filter(Boolean).join(' · ')}</span>
                  </td>
                  <td className="py-2 text-right font-medium whitespace-nowrap tabular-nums">
                    {pricePerRule(amount, tokens, currency, language)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  );
}
