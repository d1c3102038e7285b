import { paths } from '@regelwerk/contract/shared/paths';
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { faultPlace } from '../../lib/fault-place.ts';
import { requestIdOf } from '../../lib/request-id-of.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { copy } from './copy.ts';

/** Shown inside the app's frame instead of a page that threw an error. */
export function FailedPage({ error }: ErrorComponentProps) {
  const t = useText(copy);
  usePageTitle(t('failed.title'));
  return (
    <section className="mx-auto max-w-xl px-4 py-24">
      <div role="alert">
        <h1 className="text-3xl font-semibold tracking-tight">{t('failed.title')}</h1>
        <p className="mt-3 text-muted">{t('failed.text')}</p>
        <p className="mt-3 text-sm text-muted">
          {t('failed.reference')}{' '}
          <code className="break-all select-all">{requestIdOf(error) ?? faultPlace(error)}</code>
        </p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {/* a new page: what failed may lie in what this one has loaded */}
        <Button onClick={() => window.location.reload()}>{t('failed.retry')}</Button>
        <Link to={paths.home} className={buttonLook('secondary')}>
          {t('failed.home')}
        </Link>
      </div>
    </section>
  );
}
