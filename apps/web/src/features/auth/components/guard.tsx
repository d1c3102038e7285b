import { paths } from '@regelwerk/contract/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { notify } from '../../../ui/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { adminStatusQuery, renewalQuery } from '../queries.ts';
import { obstacleOf } from '../store.ts';
import { useSession } from '../use-session.ts';

/**
 * Shows pages to signed-in people, or to admins alone, who first enter a code or set up an app where that is missing.
 * Tells everyone else why not and redirects them to sign in or to the dashboard, also when the session ends.
 */
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
  const asks = isForAdmins && status === 'signedIn' && person?.isAdmin === true;
  const adminStatus = useQuery({ ...adminStatusQuery(person?.id ?? ''), enabled: asks });
  const obstacle = obstacleOf({ status, person }, isForAdmins);
  // the right may have been granted since this session was last renewed, so every page asks again
  const isRefused = obstacle === 'right' && !isWaiting;
  const renewal = useQuery({ ...renewalQuery(person?.id ?? ''), enabled: isRefused });
  const isLoading =
    status === 'loading' || isWaiting || (asks && adminStatus.isPending) || (isRefused && renewal.isFetching);
  const isUnproven = asks && (adminStatus.data === 'needs_code' || adminStatus.data === 'needs_factor');

  const leave = useEffectEvent(() => {
    const next = `${window.location.pathname}${window.location.search}`;
    if (isUnproven) return void navigate({ to: paths.twoFactor, search: { next }, replace: true });
    if (obstacle === 'session') {
      notify({ title: t('auth.required.title'), description: t('auth.required.text'), isError: true });
      return void navigate({ to: paths.signIn, search: { next }, replace: true });
    }
    notify({ title: t('auth.denied'), description: t('auth.deniedText'), isError: true });
    return void navigate({ to: paths.dashboard, replace: true });
  });
  const isClosed = isUnproven || (!isLoading && obstacle !== undefined);
  useEffect(() => {
    if (isClosed) leave();
  }, [isClosed]);

  if (!isLoading && !isClosed) return children;
  return (
    <div className="mx-auto max-w-4xl px-4 py-10" role="status" aria-label={t('auth.loading')}>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-6 h-48" />
      <Skeleton className="mt-4 h-32" />
    </div>
  );
}
