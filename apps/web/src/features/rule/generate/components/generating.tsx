import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { useCommonWords } from '../../../../ui/common-words.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import { copy } from '../copy.ts';
import type { GenerationStep } from '../mutations.ts';

/** Shown while a rule is generated, with the progress of a slow model. Stopping it is free of charge. */
export function Generating({ progress, onCancel }: { progress: GenerationStep | undefined; onCancel: () => void }) {
  const t = useText(copy);
  const words = useCommonWords();
  // the page before may have been scrolled down, and its button, which had the focus, is gone
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mx-auto grid min-h-[70dvh] max-w-xl place-content-center justify-items-center gap-6 px-4 py-8 text-center">
      <div role="status" className="grid place-items-center gap-4">
        <Spinner className="size-8" />
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
            {t('wizard.generating')}
          </h1>
          <p className="mt-1 text-muted">
            {t(progress === undefined ? 'wizard.generating.wait' : `wizard.progress.${progress}`)}
          </p>
        </div>
      </div>
      <Button variant="secondary" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}
