import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { copy } from '../copy.ts';
import type { GenerationStep } from '../mutations.ts';

/** Shown while a rule is generated, with the progress of a slow model. Stopping it is free of charge. */
export function Generating({ progress, onCancel }: { progress: GenerationStep | undefined; onCancel: () => void }) {
  const t = useText(copy);
  return (
    <div className="mx-auto grid max-w-xl place-items-center gap-4 px-4 py-32 text-center">
      <div role="status" className="grid place-items-center gap-4">
        <Spinner className="size-8" />
        <div>
          <h1 className="text-xl font-semibold">{t('wizard.generating')}</h1>
          <p className="mt-1 text-muted">
            {t(progress === undefined ? 'wizard.generating.wait' : `wizard.progress.${progress}`)}
          </p>
        </div>
      </div>
      <Button variant="secondary" onClick={onCancel}>
        {t('wizard.cancel')}
      </Button>
    </div>
  );
}
