import { paths } from '@regelwerk/contract/shared/paths';
import { defaultPackages } from '@regelwerk/contract/shop/token-package';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { isRulePlace } from '../../lib/is-rule-place.ts';
import { publicConfigQuery } from '../../lib/public-config.ts';
import { purchaseFromKey, writeStored } from '../../lib/storage.ts';
import { usePageLocation } from '../../lib/use-page-location.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { useCommonWords } from '../../ui/common-words.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useNotice } from '../../ui/use-notice.ts';
import { useSession } from '../auth/use-session.ts';
import { OrderDialog } from '../checkout/components/order-dialog.tsx';
import { PriceSentence } from '../checkout/components/price-sentence.tsx';
import { RulePrices } from '../checkout/components/rule-prices.tsx';
import { SalesFacts } from '../checkout/components/sales-facts.tsx';
import { TestPayments } from '../checkout/components/test-payments.tsx';
import { catalogQuery } from '../checkout/queries.ts';
import { useOrdered } from '../checkout/use-ordered.ts';
import { useSignInFirst } from '../checkout/use-sign-in-first.ts';
import { BackToRule } from './components/back-to-rule.tsx';
import { PackageCard } from './components/package-card.tsx';
import { TokenBalance } from './components/token-balance.tsx';
import { purchaseCopy } from './copy.ts';
import { packagesOf } from './model.ts';

const placeholders = ['first', 'second', 'third'];

/** The packages side by side; ordering one opens the order dialog. */
export function PurchasePage() {
  const t = useText(purchaseCopy);
  const words = useCommonWords();
  usePageTitle(t('purchase.title'));
  const { from } = usePageLocation().search;
  const origin = isRulePlace(from) ? from : undefined;
  useEffect(() => writeStored('session', purchaseFromKey, origin ?? null), [origin]);
  const signInFirst = useSignInFirst('token_pack', paths.purchaseTokens, origin === undefined ? {} : { from: origin });
  const { person } = useSession();
  const { ordered, open, close } = useOrdered();
  const { data, isPending, isError, isFetching, refetch } = useQuery({ ...catalogQuery, select: packagesOf });
  const { data: config } = useQuery(publicConfigQuery);
  const hasPackages = data !== undefined && data.length > 0;
  const packages = hasPackages ? data : defaultPackages;

  useNotice(isError, { title: t('purchase.error'), description: t('purchase.defaults'), isError: true });

  const order = (priceId: string) => (person === undefined ? signInFirst(priceId) : open(priceId));

  return (
    <div className="mx-auto max-w-5xl px-4 py-10">
      <h1 className="text-3xl font-semibold tracking-tight">{t('purchase.title')}</h1>
      <p className="mt-2 text-muted">{t('purchase.lead')}</p>
      {person !== undefined && (
        <div className="mt-6 max-w-sm">
          <TokenBalance userId={person.id} />
        </div>
      )}
      {isPending ? (
        <div role="status" aria-label={t('purchase.loading')} className="mt-6 grid gap-5 md:grid-cols-3">
          {placeholders.map((one) => (
            <Skeleton key={one} className="h-64" />
          ))}
        </div>
      ) : (
        <ul className="mt-6 grid gap-5 md:grid-cols-3">
          {packages.map((one) => (
            <PackageCard key={one.id} offer={one} onOrder={config?.payments === 'off' ? undefined : order} />
          ))}
        </ul>
      )}
      {hasPackages && (
        <div className="mt-4">
          <PriceSentence />
          <SalesFacts />
        </div>
      )}
      {!hasPackages && !isPending && (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <p role="status">{!isFetching && t('purchase.notForSale')}</p>
          <Button variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </div>
      )}
      {origin !== undefined && (
        <div className="mt-6">
          <BackToRule to={origin} variant="secondary" />
        </div>
      )}
      <div className="mt-6">
        <TestPayments />
      </div>
      <RulePrices />
      <p className="mt-6">
        <Link to={paths.billing} className="inline-block py-1 underline underline-offset-4">
          {t('purchase.plans')}
        </Link>
      </p>
      {person !== undefined && <OrderDialog kind="token_pack" userId={person.id} priceId={ordered} onClose={close} />}
    </div>
  );
}
