import { paths } from '@regelwerk/contract/paths';
import { redirect } from '@tanstack/react-router';
import { authSession, type Obstacle, obstacleOf } from '../../features/auth/session.tsx';
import { loadPart } from '../../lib/load-part.ts';

interface Visit {
  readonly location: { readonly pathname: string; readonly searchStr: string };
  /** True while a link to the page is only pointed at. */
  readonly preload: boolean;
}

/** Lets signed-in people in; others sign in first. A session that is not proven yet is the page's own business. */
export function requirePerson(visit: Visit): void {
  lead(visit, obstacleOf(authSession.read(), false));
}

/** Lets admins in, also those who have become one during this session; others go to their dashboard, or sign in first. */
export function requireAdmin(visit: Visit): Promise<void> | undefined {
  const obstacle = obstacleOf(authSession.read(), true);
  if (obstacle === 'right' && !visit.preload) return renewAndLead(visit);
  lead(visit, obstacle);
  return undefined;
}

async function renewAndLead(visit: Visit): Promise<void> {
  await authSession.renew();
  lead(visit, obstacleOf(authSession.read(), true));
}

async function noticeOf(obstacle: Obstacle): Promise<void> {
  const { notifyOfObstacle } = await loadPart(() => import('../../features/auth/components/obstacle-notice.tsx'));
  notifyOfObstacle(obstacle);
}

function lead({ location, preload }: Visit, obstacle: Obstacle | undefined): void {
  if (obstacle === undefined) return;
  // without its code, the page that is shown instead says enough
  if (!preload) void noticeOf(obstacle).catch(() => undefined);
  if (obstacle === 'right') throw redirect({ to: paths.dashboard, replace: true });
  throw redirect({
    to: paths.signIn,
    search: { next: `${location.pathname}${location.searchStr}` },
    replace: true,
  });
}
