import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonLook } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CopyButton } from '../rule/view/components/copy-button.tsx';
import { DeliveryActions } from '../rule/view/components/delivery-actions.tsx';
import { DownloadButton } from '../rule/view/components/download-button.tsx';
import { useRuleCopied } from '../rule/view/use-rule-copied.ts';
import { copy } from './copy.ts';
import { sharedRuleQuery } from './queries.ts';

const RuleView = lazyPart(async () => (await import('../rule/view/components/rule-view.tsx')).default);

/** A rule that somebody shared, to read, copy and download. */
export function SharedRulePage() {
  const t = useText(copy);
  const { token = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(sharedRuleQuery(token));
  const tellCopied = useRuleCopied();
  usePageTitle(data?.title ?? t('shared.title'));
  if (error !== null) {
    const isGone = error.code === 'not_found' || error.code === 'invalid_input';
    return (
      <div className="mx-auto max-w-3xl px-4 py-16 text-center">
        <h1 className="text-2xl font-semibold tracking-tight text-balance">
          {t(isGone ? 'shared.gone' : 'shared.title')}
        </h1>
        <div className="mt-6 grid justify-items-center gap-4">
          {isGone ? (
            <>
              <p>{t('shared.goneText')}</p>
              <Link to={paths.home} className={buttonLook('secondary')}>
                {t('shared.own')}
              </Link>
            </>
          ) : (
            <LoadFailure text={t('shared.failed')} error={error} onRetry={() => void refetch()} />
          )}
        </div>
      </div>
    );
  }
  if (data === undefined)
    return (
      <div role="status" aria-label={t('shared.loading')} className="mx-auto max-w-6xl px-4 py-8">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="mt-6 h-96" />
      </div>
    );
  const [main] = data.full?.deliveries ?? [];
  return (
    <div className="mx-auto max-w-6xl px-4 py-8">
      <h1 className="text-2xl font-semibold tracking-tight text-balance sm:text-3xl">{data.title}</h1>
      <p className="mt-2 text-muted">{t('shared.lead')}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        {main !== undefined && <DeliveryActions title={data.title} delivery={main} isMain />}
        <CopyButton text={data.content} variant={main === undefined ? 'primary' : 'secondary'} onCopied={tellCopied} />
        <DownloadButton title={data.title} rule={data} />
        <Link to={paths.home} className={`${buttonLook('quiet')} sm:ml-auto`}>
          {t('shared.own')}
        </Link>
      </div>
      <div className="mt-5">
        <Suspense fallback={<Skeleton className="h-96" />}>
          <RuleView rule={data} />
        </Suspense>
      </div>
    </div>
  );
}
