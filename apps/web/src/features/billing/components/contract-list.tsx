import { formatDay } from '@regelwerk/contract/shared/format-day';
import { paths } from '@regelwerk/contract/shared/paths';
import type { ContractRow } from '@regelwerk/contract/shop/contracts';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { priceWithPeriod } from '@regelwerk/legal/price-with-period';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { contractsQuery } from '../queries.ts';
import { ContractWays } from './contract-ways.tsx';

/** A person's contracts, each with links to read it, and to withdraw from or cancel it while that is possible. */
export function ContractList({ userId }: { userId: string }) {
  const t = useText(copy);
  const { data: rows, isError, error, refetch } = useQuery(contractsQuery(userId));
  if (isError) return <LoadFailure text={t('billing.failed')} error={error} onRetry={() => void refetch()} />;
  if (rows === undefined) return <Skeleton className="h-28" />;
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="contracts" className="mb-6">
      <h2 id="contracts" className="text-lg font-semibold">
        {t('billing.contracts')}
      </h2>
      <ul className="mt-3 grid gap-3">
        {rows.map((row) => (
          <ContractItem key={row.number} row={row} />
        ))}
      </ul>
    </section>
  );
}

function ContractItem({ row }: { row: ContractRow }) {
  const t = useText(copy);
  const [language] = useLanguage();
  const { number, name, amount, currency, interval, intervalCount, orderedAt } = row;
  const date = formatDay(orderedAt, language);
  const { state, startsOn } = row;
  const canceled = state === 'canceled' ? t('billing.state.canceled') : undefined;
  const note =
    state === 'scheduled' && startsOn !== null
      ? t('billing.startsOn', { date: formatDay(startsOn, language) })
      : canceled;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {name} <span className="font-normal text-muted">{orderNumber(number)}</span>
        </p>
        <p className="text-sm text-muted">
          {date} · {priceWithPeriod({ amount, currency, interval, intervalCount }, language)}
          {note !== undefined && ` · ${note}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to={paths.order}
          search={{ number }}
          className={buttonLook('secondary')}
          aria-label={t('billing.contractOf', { number: orderNumber(number) })}
        >
          {t('billing.contract')}
        </Link>
        <ContractWays row={row} />
      </div>
    </li>
  );
}
