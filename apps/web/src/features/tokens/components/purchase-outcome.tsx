import { paths } from '@regelwerk/contract/shared/paths';
import { noticeAddress } from '@regelwerk/contract/shop/notice-address';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { packageLabel } from '@regelwerk/contract/shop/token-package';
import { legalLabels } from '@regelwerk/legal/labels';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useKeepsMails } from '../../../lib/use-keeps-mails.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { useNotice } from '../../../ui/use-notice.ts';
import { purchaseCopy } from '../copy.ts';
import { isUnanswered, purchaseQuery, tokensKey } from '../queries.ts';
import { useWayBack } from '../use-way-back.ts';
import { BackToRule } from './back-to-rule.tsx';
import { PurchaseFailure } from './purchase-failure.tsx';
import { PurchaseProcessing } from './purchase-processing.tsx';
import { PurchaseSettled } from './purchase-settled.tsx';
import { PurchaseUnconfirmed } from './purchase-unconfirmed.tsx';
import { TokenBalance } from './token-balance.tsx';

/** The outcome of the order, as the server confirms it with the provider. */
export function PurchaseOutcome({ userId, sessionId }: { userId: string; sessionId: string }) {
  const t = useText(purchaseCopy);
  const [language] = useLanguage();
  const queries = useQueryClient();
  const isKept = useKeepsMails();
  const { data, error, refetch, isFetching } = useQuery(purchaseQuery(userId, sessionId));
  const wayBack = useWayBack();
  const isDone = data?.state === 'fulfilled';
  const added = data?.kind === 'token_pack' ? t('success.added', { count: data.tokens }) : t('success.subscribed');

  useNotice(isDone, { title: t('success.title'), description: added });
  useEffect(() => {
    if (isDone) void queries.invalidateQueries({ queryKey: tokensKey(userId) });
  }, [isDone, queries, userId]);

  if (error !== null && isUnanswered(error))
    return <PurchaseUnconfirmed onRetry={() => void refetch()} isAsking={isFetching} />;
  if (error !== null)
    return (
      <PurchaseFailure
        reason={error.code === 'not_found' ? 'success.failed' : 'success.error'}
        {...(error.code === 'not_found' ? {} : { onRetry: () => void refetch() })}
      />
    );
  if (data?.state === 'failed') return <PurchaseFailure reason="success.notPaid" />;
  if (data?.state === 'review' || data?.state === 'refunded') return <PurchaseSettled state={data.state} />;
  if (data === undefined || !isDone)
    return (
      <section className="rounded-card border border-line bg-surface p-6">
        <PurchaseProcessing />
        {data !== undefined && <p className="mt-4 text-muted">{t('success.waiting')}</p>}
      </section>
    );
  return (
    <section className="rounded-card border border-line bg-surface p-6" aria-live="polite">
      <Check className="size-8 text-accent" aria-hidden="true" />
      <h1 className="mt-3 text-2xl font-semibold tracking-tight">{t('success.title')}</h1>
      <p className="mt-3 text-lg">{added}</p>
      {data.kind === 'token_pack' ? (
        <p className="text-muted">{t('success.package', { name: packageLabel(data.tokens) })}</p>
      ) : (
        data.tokens > 0 && <p className="text-muted">{t('success.subscribedTokens', { count: data.tokens })}</p>
      )}
      {data.trialTokens > 0 && <p className="text-muted">{t('success.trialTokens', { count: data.trialTokens })}</p>}
      <p className="mt-1 text-muted">{t(isKept ? 'success.mailKept' : 'success.mail')}</p>
      <div className="mt-6">
        <TokenBalance userId={userId} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {wayBack !== undefined && <BackToRule to={wayBack} />}
        <Link to={paths.dashboard} className={buttonLook(wayBack === undefined ? 'primary' : 'secondary')}>
          {t('success.dashboard')}
        </Link>
        <Link
          to={data.kind === 'token_pack' ? paths.purchaseTokens : paths.billing}
          className={buttonLook('secondary')}
        >
          {t(data.kind === 'token_pack' ? 'success.more' : 'success.billing')}
        </Link>
        <Link to={paths.order} search={{ number: data.orderNumber }} className={buttonLook('secondary')}>
          {t('success.contract')}
        </Link>
        <a
          className={buttonLook('secondary')}
          href={noticeAddress('withdraw', language, orderNumber(data.orderNumber))}
        >
          {legalLabels[language].withdrawLink}
        </a>
        <Link to={paths.documentation} className={buttonLook('quiet')}>
          {t('success.support')}
        </Link>
      </div>
    </section>
  );
}
