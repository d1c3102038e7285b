import type { Quote } from '@regelwerk/contract/checkout';
import { longDate } from '@regelwerk/contract/long-date';
import { formatMoney } from '@regelwerk/contract/money';
import { needsNotice } from '@regelwerk/contract/needs-notice';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { copy } from './copy.ts';
import { useCadence } from './use-cadence.ts';

/** Returns what a plan binds to: what it replaces, its term, how it ends and its trial, each with a label; nothing for a package. */
export function useTermFacts(quote: Quote): [label: string, value: string][] {
  const t = useText(copy);
  const [language] = useLanguage();
  const cadence = useCadence();
  const { listAmount, currency, interval, intervalCount, trialDays, trialTokens, firstChargeOn } = quote;
  const facts: [string, string][] = [];
  const { startsOn, replaces } = quote;
  if (startsOn !== null && replaces !== null) {
    const former = cadence(replaces.listAmount, replaces.currency, replaces.interval, replaces.intervalCount);
    const price = cadence(listAmount, currency, interval, intervalCount);
    const date = longDate(new Date(startsOn), language);
    facts.push([t('checkout.replaces'), t('checkout.replacesText', { name: replaces.productName, price: former })]);
    facts.push([t('checkout.startsOn'), date]);
    facts.push([t('checkout.firstCharge'), t('checkout.firstChargeText', { price, date })]);
  }
  if (interval !== null)
    facts.push([
      t('checkout.term'),
      t(needsNotice(interval, intervalCount ?? 1) ? 'checkout.notice' : 'checkout.renews'),
    ]);
  if (firstChargeOn !== null) {
    const price = formatMoney(listAmount, currency, language);
    const date = longDate(new Date(firstChargeOn), language);
    facts.push([t('checkout.trial'), t('checkout.trialText', { count: trialDays, price, date })]);
  }
  if (trialTokens > 0) facts.push([t('checkout.trialTokens'), t('checkout.tokensCount', { count: trialTokens })]);
  return facts;
}
