import { paths } from '@regelwerk/contract/shared/paths';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useSession } from '../../features/auth/use-session.ts';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.tsx';
import { useReturnedFocus } from '../../ui/use-returned-focus.ts';
import { copy } from './copy.ts';
import { Logo } from './logo.tsx';
import { ownPages } from './own-pages.ts';
import { PricesLink } from './prices-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { userMenuCopy } from './user-menu-copy.ts';

const linkLook = 'flex min-h-12 w-full items-center rounded-control px-3 text-base font-medium hover:bg-sunken';

/** Everything of the header that has no room on a phone: pages, account and colors. */
export default function MenuSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText(copy);
  const tMenu = useText(userMenuCopy);
  const { person } = useSession();
  const { isPending, signOut } = useSignOut();
  const returned = useReturnedFocus();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Content
          aria-describedby={undefined}
          {...returned}
          className="fixed inset-x-0 top-0 z-50 max-h-dvh overflow-y-auto border-b border-line bg-paper px-4 pt-2 pb-4 shadow-raised"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="sr-only">{t('shell.menu')}</Dialog.Title>
            <span aria-hidden="true">
              <Logo />
            </span>
            <Dialog.Close
              aria-label={t('shell.closeMenu')}
              className="-mr-2 grid size-10 place-items-center rounded-control hover:bg-sunken"
            >
              <X className="size-5" aria-hidden="true" />
            </Dialog.Close>
          </div>
          <nav aria-label={t('shell.navigation')} className="-mx-3 mt-2">
            <ul>
              {person !== undefined && (
                <>
                  <li className="px-3 pt-2 pb-1 text-sm text-muted">
                    <span className="block font-medium text-ink wrap-anywhere">{person.displayName}</span>
                    <span className="wrap-anywhere">{person.email}</span>
                  </li>
                  {ownPages(person).map(({ to, label }) => (
                    <li key={to}>
                      <Link to={to} onClick={onClose} className={linkLook}>
                        {tMenu(label)}
                      </Link>
                    </li>
                  ))}
                </>
              )}
              <li
                className={
                  person === undefined
                    ? ''
                    : 'relative mt-2 pt-2 before:absolute before:inset-x-3 before:top-0 before:border-t before:border-line'
                }
              >
                <Link to={paths.documentation} onClick={onClose} className={linkLook}>
                  {t('shell.documentation')}
                </Link>
              </li>
              <li>
                <PricesLink look={linkLook} onFollow={onClose} />
              </li>
              <li>
                <Link to={paths.clinic} onClick={onClose} className={linkLook}>
                  {t('shell.clinic')}
                </Link>
              </li>
              {person !== undefined && (
                <li>
                  <button type="button" disabled={isPending} onClick={() => void signOut()} className={linkLook}>
                    {tMenu(isPending ? 'menu.signingOut' : 'menu.signOut')}
                  </button>
                </li>
              )}
            </ul>
          </nav>
          {person === undefined && (
            <div className="mt-3 grid grid-cols-2 gap-2">
              <Link to={paths.signIn} onClick={onClose} className={buttonLook('secondary')}>
                {t('shell.signIn')}
              </Link>
              <Link to={paths.signUp} onClick={onClose} className={buttonLook()}>
                {t('shell.signUp')}
              </Link>
            </div>
          )}
          <div className="mt-4 border-t border-line pt-2">
            <div className="-mx-3">
              <ThemeSwitch isNamed />
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
