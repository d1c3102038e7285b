import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FailureBox } from '../../../ui/failure-box.tsx';
import { copy } from '../copy.ts';

/** Asks before a rule is deleted, naming it. */
export function DeleteDialog({
  name,
  isPending,
  failure,
  onConfirm,
  onClose,
}: {
  name: string;
  isPending: boolean;
  /** Why the last try failed. */
  failure: { readonly title: string; readonly text: string } | undefined;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useText(copy);
  const words = {
    title: t('saved.sure'),
    text: t('saved.sureText'),
    confirm: t('saved.delete'),
  };
  return (
    <ConfirmDialog words={words} isPending={isPending} onConfirm={onConfirm} onClose={onClose}>
      <p className="mt-3 font-medium break-words">{name}</p>
      <FailureBox failure={failure} />
    </ConfirmDialog>
  );
}
