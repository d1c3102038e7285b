import { paths } from '@regelwerk/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { copy } from '../copy.ts';
import { renewalQuery, standingQuery } from '../queries.ts';
import { obstacleOf } from '../session.tsx';
import { useSession } from '../use-session.ts';
import { notifyOfObstacle } from './obstacle-notice.tsx';

/**
 * Shows a page to signed-in people, or to admins alone, who first enter a code or set up an app where that is missing. The route has already turned away everyone who was known not to
 * be one; this covers a session that proves invalid, or ends, while the page is open.
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
  const standing = useQuery({ ...standingQuery(person?.id ?? ''), enabled: asks });
  const obstacle = obstacleOf({ status, person }, isForAdmins);
  // the right may have been granted since this session was last renewed
  const isRefused = obstacle === 'right' && !isWaiting;
  const renewal = useQuery({ ...renewalQuery(person?.id ?? ''), enabled: isRefused });
  const isLoading =
    status === 'loading' || isWaiting || (asks && standing.isPending) || (isRefused && renewal.isPending);
  const isUnproven = asks && (standing.data === 'needs_code' || standing.data === 'needs_factor');
  const isTold = useRef(false);

  useEffect(() => {
    if (isLoading || obstacle === undefined || isTold.current) return;
    isTold.current = true;
    notifyOfObstacle(obstacle);
    if (obstacle === 'session') {
      const next = `${window.location.pathname}${window.location.search}`;
      void navigate({ to: paths.signIn, search: { next }, replace: true });
    } else void navigate({ to: paths.dashboard, replace: true });
  }, [isLoading, obstacle, navigate]);

  useEffect(() => {
    if (!isUnproven) return;
    const next = `${window.location.pathname}${window.location.search}`;
    void navigate({ to: paths.twoFactor, search: { next }, replace: true });
  }, [isUnproven, navigate]);

  if (!isLoading && obstacle === undefined && !isUnproven) return children;
  return (
    <div className="mx-auto max-w-4xl px-4 py-10" role="status" aria-label={t('auth.loading')}>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-6 h-48" />
      <Skeleton className="mt-4 h-32" />
    </div>
  );
}
