import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button, buttonLook } from './button.tsx';
import { useCommonWords } from './common-words.ts';
import { useReturnedFocus } from './use-returned-focus.ts';

/** Asks for confirmation before an action that cannot be undone, and names its object; red if it takes something away. */
export function ConfirmDialog({
  words,
  isPending,
  isDestructive = true,
  onConfirm,
  onClose,
  children,
}: {
  words: { readonly title: string; readonly text: string; readonly confirm: string };
  isPending: boolean;
  isDestructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const returned = useReturnedFocus();
  const { cancel } = useCommonWords();
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-black/45" />
        <AlertDialog.Content
          {...returned}
          className="fixed top-1/2 left-1/2 z-50 max-h-[92dvh] w-[calc(100vw-1.5rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-paper p-5 shadow-raised sm:p-6"
        >
          <AlertDialog.Title className="text-lg font-semibold wrap-anywhere">{words.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 break-words text-muted">{words.text}</AlertDialog.Description>
          {children}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel className={buttonLook('secondary')}>{cancel}</AlertDialog.Cancel>
            <Button
              isBusy={isPending}
              onClick={() => onConfirm()}
              className={isDestructive ? 'bg-danger hover:bg-danger' : ''}
            >
              {words.confirm}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
