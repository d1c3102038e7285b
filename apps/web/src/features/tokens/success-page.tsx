import { paths } from '@regelwerk/contract/shared/paths';
import { noticeAddress } from '@regelwerk/contract/shop/notice-address';
import { orderNumber } from '@regelwerk/contract/shop/order-number';
import { packageLabel } from '@regelwerk/contract/shop/token-package';
import { legalLabels } from '@regelwerk/legal/labels';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useText } from '../../i18n/use-text.ts';
import { useKeepsMails } from '../../lib/use-keeps-mails.ts';
import { usePageLocation } from '../../lib/use-page-location.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { useCommonWords } from '../../ui/common-words.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useNotice } from '../../ui/use-notice.ts';
import { useSession } from '../auth/use-session.ts';
import { TestPayments } from '../checkout/components/test-payments.tsx';
import { BackToRule } from './components/back-to-rule.tsx';
import { TokenBalance } from './components/token-balance.tsx';
import { purchaseCopy } from './copy.ts';
import { readSuccessAddress } from './model.ts';
import { isUnanswered, purchaseQuery, tokensKey } from './queries.ts';
import { useWayBack } from './use-way-back.ts';

/** The page to which the provider returns people. */
export function SuccessPage() {
  const t = useText(purchaseCopy);
  usePageTitle(t('purchase.title'));
  return (
    <div className="mx-auto max-w-xl px-4 py-12">
      <TestPayments />
      <PurchaseOutcome />
    </div>
  );
}

/** What came of a purchase. The address says what to show; the server decides what is true. */
function PurchaseOutcome() {
  const { status, person } = useSession();
  const { tokens, sessionId, isSubscription } = readSuccessAddress(usePageLocation().search);
  if (status === 'loading') return <Processing />;
  if (person === undefined) return <Failure reason="success.noUser" next={paths.signIn} />;
  if (!isSubscription && tokens <= 0) return <Failure reason="success.noTokens" />;
  if (sessionId === '') return <Failure reason="success.failed" />;
  return <Confirmed userId={person.id} sessionId={sessionId} />;
}

/** The outcome as the server confirms it with the provider. */
function Confirmed({ userId, sessionId }: { userId: string; sessionId: string }) {
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
    return <Unconfirmed onRetry={() => void refetch()} isAsking={isFetching} />;
  if (error !== null)
    return (
      <Failure
        reason={error.code === 'not_found' ? 'success.failed' : 'success.error'}
        {...(error.code === 'not_found' ? {} : { onRetry: () => void refetch() })}
      />
    );
  if (data?.state === 'failed') return <Failure reason="success.notPaid" />;
  if (data?.state === 'review' || data?.state === 'refunded') return <Settled state={data.state} />;
  if (data === undefined || !isDone)
    return (
      <section className="rounded-card border border-line bg-surface p-6">
        <Processing />
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

function Processing() {
  const t = useText(purchaseCopy);
  return (
    <p role="status" className="flex items-center gap-3 text-lg">
      <Spinner />
      {t('success.processing')}
    </p>
  );
}

/** A payment for an order that was not delivered: it is in review, or was refunded. */
function Settled({ state }: { state: 'review' | 'refunded' }) {
  const t = useText(purchaseCopy);
  return (
    <section role="status" className="rounded-card border border-line-strong bg-surface p-6">
      <h1 className="text-2xl font-semibold tracking-tight">{t(`success.${state}`)}</h1>
      <p className="mt-3">{t(`success.${state}Text`)}</p>
      {state === 'review' && <p className="mt-1 text-muted">{t('success.reviewNext')}</p>}
      <NextLinks>
        <Link to={paths.billing} hash="history" className={buttonLook()}>
          {t('success.billing')}
        </Link>
      </NextLinks>
    </section>
  );
}

type Reason = 'success.noUser' | 'success.noTokens' | 'success.failed' | 'success.error' | 'success.notPaid';

/** A failed purchase: the reason, and the next step. */
function Failure({ reason, next, onRetry }: { reason: Reason; next?: string; onRetry?: () => void }) {
  const t = useText(purchaseCopy);
  const words = useCommonWords();
  return (
    <section role="alert" className="rounded-card border border-danger bg-surface p-6">
      <h1 className="text-2xl font-semibold tracking-tight">{t('success.errorTitle')}</h1>
      <p className="mt-3">{t(reason)}</p>
      <p className="mt-1 text-muted">{t('success.persists')}</p>
      <NextLinks>
        {onRetry !== undefined && <Button onClick={onRetry}>{words.retry}</Button>}
        {next !== undefined && (
          <a
            href={`${next}?next=${encodeURIComponent(`${window.location.pathname}${window.location.search}`)}`}
            className={buttonLook()}
          >
            {t('success.signIn')}
          </a>
        )}
        {reason !== 'success.error' && (
          <Link to={paths.purchaseTokens} className={buttonLook('secondary')}>
            {t('success.more')}
          </Link>
        )}
      </NextLinks>
    </section>
  );
}

/** A purchase whose outcome is not known, because the server did not answer: nothing is lost, and the page asks again by itself. */
function Unconfirmed({ onRetry, isAsking }: { onRetry: () => void; isAsking: boolean }) {
  const t = useText(purchaseCopy);
  const words = useCommonWords();
  return (
    <section className="rounded-card border border-line-strong bg-surface p-6">
      <div role="status">
        <h1 className="text-2xl font-semibold tracking-tight">{t('success.confirming')}</h1>
        <p className="mt-3">{t('success.confirmingText')}</p>
      </div>
      <p className="mt-1 text-muted">{t('success.persists')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onRetry} isBusy={isAsking}>
          {words.retry}
        </Button>
        <Link to={paths.billing} hash="history" className={buttonLook('secondary')}>
          {t('success.billing')}
        </Link>
        <Link to={paths.documentation} className={buttonLook('quiet')}>
          {t('success.support')}
        </Link>
      </div>
    </section>
  );
}

/** Links below an outcome without tokens: its own first, then the dashboard and the help. */
function NextLinks({ children }: { children: ReactNode }) {
  const t = useText(purchaseCopy);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {children}
      <Link to={paths.dashboard} className={buttonLook('secondary')}>
        {t('success.dashboard')}
      </Link>
      <Link to={paths.documentation} className={buttonLook('quiet')}>
        {t('success.support')}
      </Link>
    </div>
  );
}
