import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import type { ReadingStep } from '../../../reading/project-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { useCommonWords } from '../../../ui/common-words.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { copy } from '../copy.ts';

/** Frequent enough to show progress, rare enough not to drown out other announcements. */
const announceMs = 3_000;

/** The progress of the reading, with a button to cancel it. Screen readers announce it every few seconds. */
export function ReadingProgress({ at, onCancel }: { at: ReadingStep; onCancel: () => void }) {
  const t = useText(copy);
  const words = useCommonWords();
  const text = {
    seen: t('project.seen', { number: at.count }),
    sources: t('project.sourcesRead', { number: at.count }),
    counted: t('project.counting', { number: at.count, of: at.step === 'counted' ? at.of : at.count }),
  }[at.step];
  const folder = at.step === 'seen' ? at.folder : '';
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
