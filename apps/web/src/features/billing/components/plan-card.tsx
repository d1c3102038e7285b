import { formatMoney } from '@regelwerk/contract/shop/money';
import { contractTerms } from '@regelwerk/legal/contract-terms';
import { periodWords } from '@regelwerk/legal/period-words';
import { Check } from 'lucide-react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { pricePerRule } from '../../checkout/model.ts';
import { copy } from '../copy.ts';
import type { Plan } from '../model.ts';

/** One plan with its price, its interval, and the tokens of each period. */
export function PlanCard({
  plan,
  isOwn,
  isSold,
  action,
  isOrdered,
  onChoose,
}: {
  plan: Plan;
  isOwn: boolean;
  isSold: boolean;
  action: string;
  /** Whether the person has ordered a change to it that has not started. */
  isOrdered: boolean;
  onChoose: () => void;
}) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { name, description, amount, currency, interval, intervalCount: count, trialDays, trialTokens, tokens } = plan;
  const { notice } = contractTerms(
    { ...plan, discount: null, orderedAt: new Date(), firstChargeOn: null, changesPlan: false },
    language,
  );
  const offered = isSold ? action : t('billing.notSold');
  const lines = [
    count === 1 ? t(`billing.cadence.${interval}`) : t(`billing.every.${interval}`, { count }),
    ...(tokens > 0
      ? [
          t('billing.tokens', { count: tokens, each: periodWords[language].each(interval, count) }),
          t('billing.perRule', { price: pricePerRule(amount, tokens, currency, language) }),
        ]
      : []),
    ...(trialDays > 0 ? [t('billing.trial', { count: trialDays })] : []),
    ...(trialDays > 0 && trialTokens > 0 ? [t('billing.trialTokens', { count: trialTokens })] : []),
    ...(notice === undefined ? [] : [notice]),
  ];
  return (
    <li className={`flex flex-col rounded-card border bg-surface p-6 ${isOwn ? 'border-accent' : 'border-line'}`}>
      {isOwn && (
        <p className="mb-2 self-start rounded-full bg-accent-soft px-3 py-0.5 text-sm font-medium text-accent">
          {t('billing.yours')}
        </p>
      )}
      <h2 className="text-lg font-semibold break-words">{name}</h2>
      {description !== null && description !== '' && <p className="text-sm break-words text-muted">{description}</p>}
      <p className="mt-3">
        <span className="text-3xl font-semibold tracking-tight">
          {formatMoney(amount, currency, language, { hidesZeroCents: true })}
        </span>
        <span className="text-muted">
          {count === 1 ? t(`billing.unit.${interval}`) : ` ${t(`billing.units.${interval}`, { count })}`}
        </span>
      </p>
      <ul className="mt-4 grid gap-1.5 text-sm">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-6">
        <Button
          onClick={onChoose}
          disabled={isOwn || isOrdered || !isSold}
          variant={isOwn || !isSold ? 'secondary' : 'primary'}
          className="w-full"
          aria-label={isOwn || !isSold ? undefined : `${action}: ${name}`}
        >
          {isOwn ? t('billing.current') : offered}
        </Button>
      </div>
    </li>
  );
}
