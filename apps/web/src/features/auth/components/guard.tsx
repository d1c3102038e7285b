import { paths } from '@regelwerk/contract/paths';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { notify } from '../../../ui/toast.tsx';
import { copy } from '../copy.ts';
import { useSession } from '../use-session.ts';

/** Shows a page to signed-in people, or only to admins; tells others why and redirects them. */
export function Guard({
  children,
  isForAdmins = false,
  isWaiting = false,
}: {
  children: ReactNode;
  isForAdmins?: boolean;
  /** True while the page checks whether this person may see it. */
  isWaiting?: boolean;
}) {
  const t = useText(copy);
  const navigate = useNavigate();
  const { status, person } = useSession();
  const isLoading = status === 'loading' || isWaiting;
  const obstacle = status === 'signedOut' ? 'session' : isForAdmins && person?.isAdmin === false ? 'right' : undefined;
  const isTold = useRef(false);

  useEffect(() => {
    if (isLoading || obstacle === undefined || isTold.current) return;
    isTold.current = true;
    if (obstacle === 'session') {
      void notify({ title: t('auth.required.title'), description: t('auth.required.text'), isError: true });
      const next = `${window.location.pathname}${window.location.search}`;
      void navigate({ to: paths.signIn, search: { next } as never, replace: true });
    } else {
      void notify({ title: t('auth.denied'), description: t('auth.deniedText'), isError: true });
      void navigate({ to: paths.dashboard, replace: true });
    }
  }, [isLoading, obstacle, navigate, t]);

  if (!isLoading && obstacle === undefined) return children;
  return (
    <div className="mx-auto max-w-4xl px-4 py-10" role="status" aria-label={t('auth.loading')}>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-6 h-48" />
      <Skeleton className="mt-4 h-32" />
    </div>
  );
}
