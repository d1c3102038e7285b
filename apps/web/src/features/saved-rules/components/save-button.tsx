import type { GenerateRulesResponse } from '@regelwerk/contract/rules/generate-rules';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notify.ts';
import { copy } from '../copy.ts';
import { isFull } from '../model.ts';
import { useSaveRule } from '../mutations.ts';
import { NameDialog } from './name-dialog.tsx';

/** Saves a generated rule under a name of the person's choice. */
export function SaveButton({ rule }: { rule: GenerateRulesResponse }) {
  const t = useText(copy);
  const [isOpen, setIsOpen] = useState(false);
  const save = useSaveRule();
  const generationId = rule.full?.generationId;
  const submit = (name: string) => {
    if (generationId === undefined) return notify({ title: t('saved.missing'), isError: true });
    return save.mutate(
      { generationId, name },
      {
        onSuccess: (saved) => {
          setIsOpen(false);
          notify({ title: t('saved.saved'), description: t('saved.savedText', { name: saved.name }) });
        },
        // the dialog says already that there is no connection
        onError: () => !navigator.onLine && save.reset(),
      },
    );
  };
  const Icon = save.isSuccess ? BookmarkCheck : Bookmark;
  return (
    <>
      {/* keeps the focus that the dialog returns, unlike a button that is really disabled */}
      <Button variant="secondary" aria-disabled={save.isSuccess} onClick={() => setIsOpen(!save.isSuccess)}>
        <Icon className="size-4" aria-hidden="true" />
        {t(save.isSuccess ? 'saved.isSaved' : 'saved.save')}
      </Button>
      {isOpen && (
        <NameDialog
          title={t('saved.save')}
          submit={t('saved.save')}
          initial={rule.title}
          isPending={save.isPending}
          failure={
            save.error === null
              ? undefined
              : { title: t('saved.saveFailed'), text: t(isFull(save.error) ? 'saved.full' : 'saved.saveFailedText') }
          }
          onSubmit={submit}
          onClose={() => {
            setIsOpen(false);
            // a rule that was saved stays so
            if (save.isError) save.reset();
          }}
        />
      )}
    </>
  );
}
