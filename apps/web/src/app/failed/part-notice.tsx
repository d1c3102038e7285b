import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { PartFailureContext } from '../../lib/part-failure-context.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { copy } from './copy.ts';

type Props = ComponentProps<NonNullable<React.ContextType<typeof PartFailureContext>>>;

/** Shown instead of a part that could not be loaded; loads it once the connection is back. */
export function PartNotice({ needsReload, onRetry }: Props) {
  const t = useText(copy);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <div className="mx-auto max-w-5xl px-4 py-12">
      {needsReload ? (
        <LoadFailure
          text={t('failed.old')}
          error={undefined}
          retry={t('failed.reload')}
          onRetry={() => window.location.reload()}
        />
      ) : (
        <LoadFailure text={t('failed.offline')} error={undefined} onRetry={onRetry} />
      )}
    </div>
  );
}
