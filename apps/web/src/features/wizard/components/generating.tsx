import { useText } from '../../../i18n/use-text.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { copy } from '../copy.ts';

export function Generating() {
  const t = useText(copy);
  return (
    <div role="status" className="mx-auto grid max-w-xl place-items-center gap-4 px-4 py-32 text-center">
      <Spinner className="size-8" />
      <div>
        <h1 className="text-xl font-semibold">{t('wizard.generating')}</h1>
        <p className="mt-1 text-muted">{t('wizard.generating.wait')}</p>
      </div>
    </div>
  );
}
