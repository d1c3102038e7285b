import { useText } from '../../../i18n/use-text.ts';
import { keepsData } from '../../../lib/storage.ts';
import { copy } from '../copy.ts';

/** Says at the forms that begin a session how long it lasts in a browser that stores nothing. */
export function StorageNote() {
  const t = useText(copy);
  if (keepsData()) return null;
  return (
    <p className="mb-5 rounded-control border border-line-strong bg-sunken px-3 py-2 text-sm">
      {t('auth.nothingKept')}
    </p>
  );
}
