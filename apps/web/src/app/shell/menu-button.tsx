import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { copy } from './copy.ts';
import { usePage } from './use-page.ts';

const loadSheet = () => import('./menu-sheet.tsx');
const MenuSheet = lazy(loadSheet);

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
        onPointerDown={loadSheet}
        onFocus={loadSheet}
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
