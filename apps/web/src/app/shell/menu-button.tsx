import { publicPageAt } from '@regelwerk/contract/public-pages';
import { useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { copy } from './copy.ts';

const MenuSheet = lazyPart(async () => (await import('./menu-sheet.tsx')).default);

/** Opens the menu of a phone; the menu closes when the person goes to another page. */
export function MenuButton() {
  const t = useText(copy);
  const page = usePage();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === page;
  return (
    <>
      <button
        type="button"
        aria-label={t('shell.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={MenuSheet.preload}
        onFocus={MenuSheet.preload}
        onClick={() => setOpenedAt(page)}
        className="noscript:hidden -mr-2 grid size-10 place-items-center rounded-control hover:bg-sunken md:hidden"
      >
        <Menu className="size-5" aria-hidden="true" />
      </button>
      {openedAt !== undefined && (
        <Suspense>
          <MenuSheet isOpen={isOpen} onClose={() => setOpenedAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Returns the name or path of the current page, which stays the same when only the language of its address changes. */
function usePage(): string {
  return useLocation({ select: ({ pathname }) => publicPageAt(pathname)?.name ?? pathname });
}
