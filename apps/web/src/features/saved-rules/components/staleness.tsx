import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { copy } from '../copy.ts';
import { isOutdated, type SavedRule, staleParts } from '../model.ts';
import { RefreshDialog } from './refresh-dialog.tsx';

/** Says why a rule may no longer be true, and opens what a refresh would change. Often nothing. */
export function Staleness({ rule }: { rule: SavedRule }) {
  const t = useText(copy);
  const [isOpen, setOpen] = useState(false);
  const stale = staleParts(rule);
  if (!isOutdated(rule) && stale === undefined) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {isOutdated(rule) && (
        <>
          <p>{t('saved.outdated')}</p>
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="min-h-8 font-medium text-accent underline underline-offset-4"
          >
            {t('saved.refresh')}
          </button>
        </>
      )}
      {stale !== undefined && <p className="basis-full">{t('saved.stale', { count: stale })}</p>}
      {isOpen && <RefreshDialog rule={rule} onClose={() => setOpen(false)} />}
    </div>
  );
}
