import { paths } from '@regelwerk/contract/shared/paths';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { usePageLocation } from '../../lib/use-page-location.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePerson } from '../auth/use-person.ts';
import { ContractText } from './components/contract-text.tsx';
import { ContractWays } from './components/contract-ways.tsx';
import { copy } from './copy.ts';
import { contractQuery } from './queries.ts';

/** A person's own order as agreed: what was bought, the wording of every text, and its mails as sent. */
export function OrderPage() {
  const t = useText(copy);
  const person = usePerson();
  const number = Number(usePageLocation().search.number);
  const isNumber = Number.isSafeInteger(number) && number > 0 && number < 2 ** 31;
  const { data, error, refetch } = useQuery({
    ...contractQuery(person.id, number),
    enabled: isNumber,
  });
  const title = isNumber ? t('order.title', { number: orderNumber(number) }) : t('order.titleless');
  usePageTitle(title);
  const isUnknown = !isNumber || error?.code === 'not_found';
  return (
    <article className="mx-auto max-w-3xl px-4 py-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
        {data !== undefined && (
          <div className="flex flex-wrap gap-2 print:hidden">
            <ContractWays row={data} />
            <Button variant="secondary" onClick={() => window.print()}>
              {t('order.print')}
            </Button>
          </div>
        )}
      </div>
      {content()}
    </article>
  );
  function content() {
    if (isUnknown)
      return (
        <>
          <p className="mt-6">{t('order.unknown')}</p>
          <Link to={paths.billing} hash="history" className={`mt-6 ${buttonLook()}`}>
            {t('order.all')}
          </Link>
        </>
      );
    if (error !== null)
      return (
        <div className="mt-6">
          <LoadFailure text={t('order.failed')} error={error} onRetry={() => void refetch()} />
        </div>
      );
    if (data !== undefined) return <ContractText contract={data} />;
    return (
      <div role="status" aria-label={t('billing.loading')} className="mt-6">
        <Skeleton className="h-72" />
      </div>
    );
  }
}
