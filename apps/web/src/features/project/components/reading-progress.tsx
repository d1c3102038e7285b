import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useCommonWords } from '../../../ui/common-words.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { copy } from '../copy.ts';

/** Frequent enough to show progress, rare enough not to drown out other announcements. */
const announceMs = 3_000;

/** The progress of the reading, with a button to cancel it. Screen readers announce it every few seconds. */
export function ReadingProgress({ count, folder, onCancel }: { count: number; folder: string; onCancel: () => void }) {
  const t = useText(copy);
  const words = useCommonWords();
  const text = t('project.seen', { number: count });
  const [heard, setHeard] = useState('');
  const announce = useEffectEvent(() => setHeard(text));
  useEffect(() => {
    const timer = window.setInterval(() => announce(), announceMs);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Spinner />
      <div className="min-w-0 flex-1 basis-48">
        <p role="status" className="font-medium">
          {t('project.reading')}
          <span className="sr-only"> {heard}</span>
        </p>
        <p aria-hidden="true" className="truncate text-sm text-muted tabular-nums">
          {text}
          {folder !== '' && ` · ${folder}`}
        </p>
      </div>
      <Button variant="secondary" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}
