import { paths } from '@regelwerk/contract/shared/paths';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../i18n/use-text.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { purchaseCopy } from '../copy.ts';
import { NextLinks } from './next-links.tsx';

/** A payment for an order that was not delivered: it is in review, or was refunded. */
export function PurchaseSettled({ state }: { state: 'review' | 'refunded' }) {
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
