import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { copy } from '../copy.ts';

/** Submits a form; while the request runs, it says so and is disabled. */
export function SubmitButton({ label, isPending }: { label: string; isPending: boolean }) {
  const t = useText(copy);
  return (
    <Button type="submit" isBusy={isPending} className="min-h-11 w-full">
      {isPending && <Spinner className="size-4" />}
      {isPending ? t('auth.pending') : label}
    </Button>
  );
}
