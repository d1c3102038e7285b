import { AlertDialog } from 'radix-ui';
import { useText } from '../../../i18n/use-text.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { copy } from '../copy.ts';

/** Asks before a rule is deleted, naming it. */
export function DeleteDialog({
  name,
  isPending,
  onConfirm,
  onClose,
}: {
  name: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useText(copy);
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-black/45" />
        <AlertDialog.Content className="fixed top-1/2 left-1/2 z-50 w-[calc(100vw-1.5rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 rounded-card border border-line bg-paper p-5 shadow-raised sm:p-6">
          <AlertDialog.Title className="text-lg font-semibold">{t('saved.sure')}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-muted">{t('saved.sureText')}</AlertDialog.Description>
          <p className="mt-3 font-medium break-words">{name}</p>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel className={buttonLook('secondary')}>{t('saved.cancel')}</AlertDialog.Cancel>
            <AlertDialog.Action
              disabled={isPending}
              onClick={(event) => {
                event.preventDefault();
                onConfirm();
              }}
              className={`${buttonLook('primary')} bg-danger hover:bg-danger`}
            >
              {t('saved.delete')}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
