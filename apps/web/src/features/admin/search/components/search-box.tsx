import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { copy } from '../copy.ts';

const SearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).default);

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** The button that opens the search of the administration; so does Ctrl+K, or ⌘K, everywhere. */
export function SearchBox() {
  const t = useText(copy);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        title={`${t('search.open')} (${isApple ? '⌘K' : 'Ctrl K'})`}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-control px-2 text-sm text-muted hover:bg-sunken hover:text-ink"
      >
        <Search className="size-4" aria-hidden="true" />
        <span className="sr-only">{t('search.open')}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
