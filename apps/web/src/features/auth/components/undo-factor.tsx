import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';
import { useUndoFactor } from '../mutations.ts';
import { FormFailure } from './form-failure.tsx';

/** For an owner whose second factor someone else set up: for three days, a mailed link can turn it off. */
export function UndoFactor({ onUndone }: { onUndone: () => void }) {
  const t = useText(copy);
  const undo = useUndoFactor();
  const refusal = undo.error?.code === 'insufficient_aal' ? 'auth.code.undoTooLate' : 'auth.code.unreachable';
  return (
    <div className="mt-6 border-t border-line pt-4">
      <p className="mb-3 text-sm">{t('auth.code.undoText')}</p>
      <FormFailure text={undo.error === null ? undefined : t(refusal)} />
      <Button
        variant="secondary"
        isBusy={undo.isPending}
        className="mt-3"
        onClick={() => undo.mutate(undefined, { onSuccess: onUndone })}
      >
        {t('auth.code.undo')}
      </Button>
    </div>
  );
}
