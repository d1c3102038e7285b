import { paths } from '@regelwerk/contract/shared/paths';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../i18n/use-text.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { useCommonWords } from '../../../ui/common-words.ts';
import { purchaseCopy } from '../copy.ts';

/** A purchase whose outcome is not known, because the server did not answer: nothing is lost, and the page asks again by itself. */
export function PurchaseUnconfirmed({ onRetry, isAsking }: { onRetry: () => void; isAsking: boolean }) {
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
