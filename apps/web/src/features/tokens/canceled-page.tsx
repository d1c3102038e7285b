import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { publicConfigQuery } from '../../lib/public-config.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonLook } from '../../ui/button.tsx';
import { TestPayments } from '../checkout/components/test-payments.tsx';
import { BackToRule } from './components/back-to-rule.tsx';
import { purchaseCopy } from './copy.ts';
import { useWayBack } from './use-way-back.ts';

export function CanceledPage() {
  const t = useText(purchaseCopy);
  usePageTitle(t('canceled.title'));
  const wayBack = useWayBack();
  const { data } = useQuery(publicConfigQuery);
  return (
    <div className="mx-auto max-w-xl px-4 py-12">
      <TestPayments />
      <section className="rounded-card border border-line bg-surface p-6">
        <h1 className="text-2xl font-semibold tracking-tight">{t('canceled.title')}</h1>
        <p className="mt-3">{t('canceled.text')}</p>
        {data?.supportEmail !== undefined && (
          <p className="mt-3">
            <a className="underline underline-offset-4" href={`mailto:${data.supportEmail}?subject=Billing`}>
              {t('canceled.contact')}
            </a>
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {wayBack !== undefined && <BackToRule to={wayBack} />}
          <Link to={paths.home} className={buttonLook(wayBack === undefined ? 'primary' : 'secondary')}>
            {t('canceled.home')}
          </Link>
          <Link
            to={paths.purchaseTokens}
            search={wayBack === undefined ? {} : { from: wayBack }}
            className={buttonLook('secondary')}
          >
            {t('canceled.again')}
          </Link>
        </div>
      </section>
    </div>
  );
}
