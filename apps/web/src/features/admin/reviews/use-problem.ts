import type { ReviewRow } from '@regelwerk/contract/admin/admin-orders';
import { formatMoney } from '@regelwerk/contract/shop/money';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from './copy.ts';

/** Returns what does not fit an order in words of the person; the server stores it in its own. */
export function useProblem(): (order: Pick<ReviewRow, 'problem' | 'currency'>) => string {
  const t = useText(copy);
  const [language] = useLanguage();
  return ({ problem, currency }) => {
    const [, subject, paid = '', ordered = ''] = /^(\w+) (\S+) instead of (\S+)$/.exec(problem ?? '') ?? [];
    const money = (amount: string) => formatMoney(Number(amount), currency, language);
    if (subject === 'amount') return t('reviews.problem.amount', { paid: money(paid), ordered: money(ordered) });
    if (subject === 'currency')
      return t('reviews.problem.currency', { paid: paid.toUpperCase(), ordered: ordered.toUpperCase() });
    if (problem === 'another price') return t('reviews.problem.price');
    if (problem === 'the account was deleted') return t('reviews.problem.account');
    if (problem === 'the refund failed or the dispute was won') return t('reviews.problem.returned');
    return problem?.startsWith('mode ') ? t('reviews.problem.mode') : (problem ?? '');
  };
}
