import { paths } from '@regelwerk/contract/shared/paths';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '../../features/auth/use-session.ts';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { copy } from './copy.ts';
import { linkLook } from './link-look.ts';

const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).default);

/** Sign-in links for visitors, the menu for signed-in people; only the latter load its code. */
export function AuthArea() {
  const t = useText(copy);
  const { person } = useSession();
  if (person !== undefined) {
    return (
      <div className="flex items-center md:ml-2">
        <Suspense
          fallback={
            <span className="hidden min-h-10 max-w-56 items-center truncate px-3 text-sm font-medium md:inline-flex">
              {person.displayName}
            </span>
          }
        >
          <UserMenu person={person} />
        </Suspense>
      </div>
    );
  }
  return (
    <>
      <Link to={paths.signIn} className={linkLook}>
        {t('shell.signIn')}
      </Link>
      <span className="noscript:contents hidden md:contents">
        <Link to={paths.signUp} className={`border border-line-strong bg-surface ${linkLook}`}>
          {t('shell.signUp')}
        </Link>
      </span>
    </>
  );
}
