import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../ui/notify.ts';
import { copy } from './copy.ts';
import { copyNameOf, isFull, type SavedRule } from './model.ts';
import { useDeleteRule, useDuplicateRule, useRenameRule } from './mutations.ts';

/** The actions that change a saved rule. Their dialogs say why one failed; the rest are notices. */
export function useRuleActions({ id, name }: SavedRule, onDone: () => void) {
  const t = useText(copy);
  const duplicating = useDuplicateRule();
  const renaming = useRenameRule();
  const removing = useDeleteRule();
  const copyName = copyNameOf(name, (own) => t('saved.copyName', { name: own }));
  return {
    duplicate: {
      isPending: duplicating.isPending,
      run: () =>
        duplicating.mutate(
          { id, name: copyName },
          {
            onSuccess: () => notify({ title: t('saved.duplicated'), description: copyName }),
            onError: (error) =>
              notify({ title: t('saved.duplicateFailed'), description: t(duplicateFailure(error)), isError: true }),
          },
        ),
    },
    rename: {
      isPending: renaming.isPending,
      failure: renaming.isError ? { title: t('saved.renameFailed'), text: t('saved.renameFailedText') } : undefined,
      reset: renaming.reset,
      run: (newName: string) =>
        renaming.mutate(
          { id, name: newName },
          {
            onSuccess: () => {
              onDone();
              notify({ title: t('saved.renamed'), description: newName });
            },
            // the dialog says already that there is no connection
            onError: () => !navigator.onLine && renaming.reset(),
          },
        ),
    },
    remove: {
      isPending: removing.isPending,
      failure: removing.isError ? { title: t('saved.deleteFailed'), text: t('saved.deleteFailedText') } : undefined,
      reset: removing.reset,
      run: () =>
        removing.mutate(id, {
          onSuccess: () => {
            onDone();
            notify({ title: t('saved.deleted'), description: name });
          },
        }),
    },
  };
}

function duplicateFailure(error: object) {
  if (isFull(error)) return 'saved.full';
  return 'code' in error && error.code === 'PT409' ? 'saved.noContent' : 'saved.duplicateFailedText';
}
