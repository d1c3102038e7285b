import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../ui/notify.ts';
import { copy } from './copy.ts';
import { copyNameOf, isFull, type SavedRule } from './model.ts';
import { useDeleteRule, useDuplicateRule, useRenameRule } from './mutations.ts';

/** The actions that change a saved rule, each with its notice. */
export function useRuleActions({ id, name }: SavedRule, onDone: () => void) {
  const t = useText(copy);
  const duplicating = useDuplicateRule();
  const renaming = useRenameRule();
  const removing = useDeleteRule();
  const fail = (title: string, description: string) => notify({ title, description, isError: true });
  const copyName = copyNameOf(name, (own) => t('saved.copyName', { name: own }));
  return {
    duplicate: {
      isPending: duplicating.isPending,
      run: () =>
        duplicating.mutate(
          { id, name: copyName },
          {
            onSuccess: () => notify({ title: t('saved.duplicated'), description: copyName }),
            onError: (error) => fail(t('saved.duplicateFailed'), t(duplicateFailure(error))),
          },
        ),
    },
    rename: {
      isPending: renaming.isPending,
      run: (newName: string) =>
        renaming.mutate(
          { id, name: newName },
          {
            onSuccess: () => {
              onDone();
              notify({ title: t('saved.renamed'), description: newName });
            },
            onError: () => fail(t('saved.renameFailed'), t('saved.renameFailedText')),
          },
        ),
    },
    remove: {
      isPending: removing.isPending,
      run: () =>
        removing.mutate(id, {
          onSuccess: () => {
            onDone();
            notify({ title: t('saved.deleted'), description: name });
          },
          onError: () => fail(t('saved.deleteFailed'), t('saved.deleteFailedText')),
        }),
    },
  };
}

function duplicateFailure(error: object) {
  if (isFull(error)) return 'saved.full';
  return 'code' in error && error.code === 'PT409' ? 'saved.noContent' : 'saved.duplicateFailedText';
}
