import { paths } from '@regelwerk/contract/shared/paths';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../i18n/use-text.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { useCommonWords } from '../../../ui/common-words.ts';
import { purchaseCopy } from '../copy.ts';
import { NextLinks } from './next-links.tsx';

type Reason = 'success.noUser' | 'success.noTokens' | 'success.failed' | 'success.error' | 'success.notPaid';

/** A failed purchase: the reason, and the next step. */
export function PurchaseFailure({ reason, next, onRetry }: { reason: Reason; next?: string; onRetry?: () => void }) {
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
