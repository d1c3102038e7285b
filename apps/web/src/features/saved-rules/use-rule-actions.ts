import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../ui/toast.tsx';
import { copy } from './copy.ts';
import { copyNameOf, isFull, type SavedRule } from './model.ts';
import { useDeleteRule, useDuplicateRule, useRenameRule } from './mutations.ts';

/**
 * The actions that change a saved rule, each with its notice. They wait for the promise of a change that may take the card out of
 * the list: the callbacks of `mutate` end with the card.
 */
export function useRuleActions({ id, name }: SavedRule, onDone: () => void) {
  const t = useText(copy);
  const duplicating = useDuplicateRule();
  const renaming = useRenameRule();
  const removing = useDeleteRule();
  const fail = (title: string, description: string) => void notify({ title, description, isError: true });
  const copyName = copyNameOf(name, (own) => t('saved.copyName', { name: own }));
  return {
    duplicate: {
      isPending: duplicating.isPending,
      run: () =>
        duplicating.mutate(
          { id, name: copyName },
          {
            onSuccess: () => void notify({ title: t('saved.duplicated'), description: copyName }),
            onError: (error) => fail(t('saved.duplicateFailed'), t(duplicateFailure(error))),
          },
        ),
    },
    rename: {
      isPending: renaming.isPending,
      run: (newName: string) =>
        void renaming.mutateAsync({ id, name: newName }).then(
          () => {
            onDone();
            void notify({ title: t('saved.renamed'), description: newName });
          },
          () => fail(t('saved.renameFailed'), t('saved.renameFailedText')),
        ),
    },
    remove: {
      isPending: removing.isPending,
      run: () =>
        void removing.mutateAsync(id).then(
          () => {
            onDone();
            void notify({ title: t('saved.deleted'), description: name });
          },
          () => fail(t('saved.deleteFailed'), t('saved.deleteFailedText')),
        ),
    },
  };
}

function duplicateFailure(error: object) {
  if (isFull(error)) return 'saved.full';
  return 'code' in error && error.code === 'PT409' ? 'saved.noContent' : 'saved.duplicateFailedText';
}
