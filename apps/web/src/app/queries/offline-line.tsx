import { WifiOff } from 'lucide-react';
import { useSession } from '../../features/auth/use-session.ts';
import { useText } from '../../i18n/use-text.ts';
import { useOnline } from '../../lib/use-online.ts';
import { copy } from './copy.ts';

/** Tells signed-in people that the page may be out of date while offline; overlays the page, so that nothing moves. */
export function OfflineLine() {
  const t = useText(copy);
  const isOnline = useOnline();
  const { person } = useSession();
  if (person === undefined) return null;
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-2 z-10 flex h-0 items-start justify-center px-4 tall:top-16 print:hidden"
    >
      {!isOnline && (
        <p className="flex min-h-8 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-sm shadow-raised">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          {t('offline.old')}
        </p>
      )}
    </div>
  );
}
