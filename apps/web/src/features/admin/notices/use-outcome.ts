import type { CancellationOutcome } from '@regelwerk/contract/admin/admin-notices';
import { formatDay } from '@regelwerk/contract/shared/format-day';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from './copy.ts';

/** Says what a cancellation does to a plan: when it ends, or ended, and what goes back. */
export function useOutcome(): (outcome: CancellationOutcome, currency: string) => string {
  const t = useText(copy);
  const [language] = useLanguage();
  return ({ ends_at: endsAt, has_ended: hasEnded, refund }, currency) => {
    const words = { date: formatDay(endsAt, language), price: formatMoney(refund, currency, language) };
    if (hasEnded) return t(refund > 0 ? 'notices.endedRefund' : 'notices.ended', words);
    return t(refund > 0 ? 'notices.endsRefund' : 'notices.ends', words);
  };
}
