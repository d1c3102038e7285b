import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Suspense } from 'react';
import type { Person } from '../../features/auth/store.ts';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { ownPages } from './own-pages.ts';
import { userMenuCopy } from './user-menu-copy.ts';

const itemLook =
  'flex min-h-10 cursor-pointer items-center rounded-control px-3 text-sm outline-none data-highlighted:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-55';

const AdminSearch = lazyPart(async () => (await import('./admin-search.tsx')).default);

/** The menu of the signed-in person: links to their pages, and sign-out; for admins also the search. */
export default function UserMenu({ person }: { person: Person }) {
  const t = useText(userMenuCopy);
  const { isPending, signOut } = useSignOut();
  return (
    <>
      {person.isAdmin && (
        <Suspense fallback={null}>
          <AdminSearch />
        </Suspense>
      )}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="hidden md:inline-flex min-h-10 max-w-44 items-center sm:max-w-56 gap-2 rounded-control border border-line-strong bg-surface px-3 text-sm font-medium hover:bg-sunken">
          <span className="min-w-0 truncate">{person.displayName}</span>
          {person.isAdmin && (
            <span className="shrink-0 rounded-full bg-accent-soft px-2 py-0.5 text-xs font-semibold text-accent">
              {t('menu.admin')}
            </span>
          )}
          <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-40 min-w-52 rounded-card border border-line-strong bg-surface p-1 shadow-raised"
        >
          <DropdownMenu.Label className="truncate px-3 py-2 text-xs text-muted">{person.email}</DropdownMenu.Label>
          {ownPages(person).map(({ to, label }) => (
            <DropdownMenu.Item key={to} asChild className={itemLook}>
              <Link to={to}>{t(label)}</Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item
            className={itemLook}
            disabled={isPending}
            onSelect={(event) => {
              event.preventDefault();
              void signOut();
            }}
          >
            {t(isPending ? 'menu.signingOut' : 'menu.signOut')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </>
  );
}
