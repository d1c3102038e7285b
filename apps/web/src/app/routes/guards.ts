import { paths } from '@regelwerk/contract/paths';
import { redirect } from '@tanstack/react-router';
import { authSession, type Obstacle, obstacleOf } from '../../features/auth/session.tsx';

interface Visit {
  readonly location: { readonly pathname: string; readonly searchStr: string };
  /** True while a link to the page is only pointed at. */
  readonly preload: boolean;
}

/** Lets signed-in people in; others sign in first. A session that is not proven yet is the page's own business. */
export function requirePerson(visit: Visit): void {
  lead(visit, false);
}

/** Lets admins in; others go to their dashboard, or sign in first. */
export function requireAdmin(visit: Visit): void {
  lead(visit, true);
}

async function noticeOf(obstacle: Obstacle): Promise<void> {
  const { notifyOfObstacle } = await import('../../features/auth/components/obstacle-notice.tsx');
  notifyOfObstacle(obstacle);
}

function lead({ location, preload }: Visit, isForAdmins: boolean): void {
  const obstacle = obstacleOf(authSession.read(), isForAdmins);
  if (obstacle === undefined) return;
  if (!preload) void noticeOf(obstacle);
  if (obstacle === 'right') throw redirect({ to: paths.dashboard, replace: true });
  throw redirect({
    to: paths.signIn,
    search: { next: `${location.pathname}${location.searchStr}` },
    replace: true,
  });
}
