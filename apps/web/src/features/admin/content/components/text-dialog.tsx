import type { ContentText } from '@regelwerk/contract/admin-content';
import { languageName } from '@regelwerk/contract/language-name';
import { interfaceLanguages } from '@regelwerk/contract/languages';
import { perLanguage } from '@regelwerk/contract/per-language';
import { useId } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { notify } from '../../../../ui/toast.tsx';
import { useCheckedForm } from '../../../../ui/use-checked-form.ts';
import { copy } from '../copy.ts';
import { type TextForm, textForm } from '../form.ts';
import { contentRefusals, textChanges } from '../model.ts';
import { useContentChange } from '../mutations.ts';

/** Replaces a built-in text in any language; emptying the field restores the built-in one. */
export function TextDialog({ text, onClose }: { text: ContentText | undefined; onClose: () => void }) {
  const t = useText(copy);
  const [reader] = useLanguage();
  const id = useId();
  const refusal = useRefusal(contentRefusals);
  const change = useContentChange();
  const before: TextForm = { key: text?.id ?? '', ...perLanguage((language) => text?.[language] ?? '') };
  const { field, register, handleSubmit } = useCheckedForm<TextForm>(textForm, before, () => t('content.keyWrong'));
  const submit = handleSubmit((values) => {
    change.mutate(textChanges(before, values), {
      onSuccess: () => {
        void notify({ title: t('content.textSaved') });
        onClose();
      },
      onError: (error) => {
        const isTaken = text === undefined && error.code === 'stale_edit';
        const description = isTaken ? t('content.keyTaken') : refusal(error);
        void notify({ title: t('content.failed'), description, isError: true });
      },
    });
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="form"
      title={text === undefined ? t('content.newText') : t('content.editText', { key: text.id })}
      description={t('content.emptyHint')}
      closeLabel={t('content.close')}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        {text === undefined && <TextField label={t('content.key')} autoComplete="off" {...field('key')} />}
        {interfaceLanguages.map((language) => (
          <div key={language}>
            <label htmlFor={`${id}-${language}`} className="block text-sm font-medium">
              {languageName(language, reader)}
            </label>
            <textarea
              id={`${id}-${language}`}
              lang={language}
              rows={3}
              className="mt-1.5 block w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-base"
              {...register(language)}
            />
          </div>
        ))}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {t('content.cancel')}
          </Button>
          <Button type="submit" isBusy={change.isPending}>
            {t(change.isPending ? 'content.pending' : 'content.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
