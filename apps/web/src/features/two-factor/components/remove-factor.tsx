import { useText } from '../../../i18n/use-text.ts';
import { notify } from '../../../ui/notify.ts';
import { CodeForm } from '../../auth/components/code-form.tsx';
import { copy } from '../copy.ts';
import { useRemoveFactor } from '../mutations.ts';

/** Asks for a code, then turns two-factor authentication off. */
export function RemoveFactor({ factorId, onDone }: { factorId: string; onDone: () => void }) {
  const t = useText(copy);
  const remove = useRemoveFactor();
  return (
    <CodeForm
      factorId={factorId}
      submitLabel={t('factor.remove')}
      isBusy={remove.isPending}
      onEntered={() =>
        remove.mutate(factorId, {
          onSuccess: () => {
            notify({ title: t('factor.removed') });
            onDone();
          },
          onError: () => notify({ title: t('factor.removeFailed'), description: t('factor.tryAgain'), isError: true }),
        })
      }
    />
  );
}
