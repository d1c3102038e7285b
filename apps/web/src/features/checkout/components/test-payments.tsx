import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/use-text.ts';
import { publicConfigQuery } from '../../../lib/public-config.ts';
import { copy } from '../copy.ts';

/** States on every payment screen that no money moves, or that nothing is sold. */
export function TestPayments() {
  const t = useText(copy);
  const { data } = useQuery(publicConfigQuery);
  if (data === undefined || data.payments === 'live') return null;
  const look = 'mb-6 rounded-card border border-line-strong bg-accent-soft px-4 py-3 text-sm text-ink';
  if (data.payments === 'off')
    return (
      <p role="note" className={look}>
        {t('checkout.off')}
      </p>
    );
  return (
    <p role="note" className={look}>
      <strong className="font-semibold">{t('checkout.test')}.</strong> {t('checkout.testText')}{' '}
      {data.payments === 'sandbox' && (
        <a className="underline underline-offset-4" href="/sandbox">
          {t('checkout.testConsole')}
        </a>
      )}
    </p>
  );
}
