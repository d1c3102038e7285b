import { paths } from '@regelwerk/contract/shared/paths';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../features/auth/use-session.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonLook } from '../../ui/button.tsx';
import { copy } from './copy.ts';

export function NotFoundPage() {
  const t = useText(copy);
  const { person } = useSession();
  usePageTitle(t('notFound.title'));
  return (
    <section className="mx-auto max-w-xl px-4 py-24">
      <p className="font-mono text-sm text-muted">404</p>
      <h1 className="mt-2 text-3xl font-semibold tracking-tight">{t('notFound.title')}</h1>
      <p className="mt-3 text-muted">{t('notFound.text')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.home} className={buttonLook()}>
          {t('notFound.home')}
        </Link>
        {person !== undefined && (
          <Link to={paths.dashboard} className={buttonLook('secondary')}>
            {t('notFound.dashboard')}
          </Link>
        )}
      </div>
    </section>
  );
}
