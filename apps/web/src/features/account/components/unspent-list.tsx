import { formatMoney } from '@regelwerk/contract/shop/money';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { unspentQuery } from '../queries.ts';

/** Offers to refund unspent tokens before the account ends; renders nothing if none were paid for. */
export function UnspentList({
  userId,
  ...checkbox
}: { userId: string } & Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { data, isError, error, refetch } = useQuery(unspentQuery(userId));
  if (isError) return <LoadFailure text={t('account.unspentFailed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <div role="status" aria-label={t('account.unspentLoading')}>
        <Skeleton className="h-12" />
      </div>
    );
  if (data.length === 0) return null;
  return (
    <div className="text-sm">
      <h3 className="font-medium">{t('account.unspent')}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-muted">
        {data.map(({ number, product, tokens, amount, currency, waiting }) => (
          <li key={number}>
            {t('account.unspentLine', {
              number,
              product,
              count: tokens,
              price: formatMoney(amount, currency, language),
            })}
            {waiting > 0 && ` ${t('account.unspentDisputed', { price: formatMoney(waiting, currency, language) })}`}
          </li>
        ))}
      </ul>
      <label className="mt-2 flex items-start gap-3">
        <input type="checkbox" {...checkbox} className="mt-0.5 size-5 shrink-0 accent-(--accent)" />
        <span>{t('account.unspentRefund')}</span>
      </label>
    </div>
  );
}
