import type { ContentText } from '@regelwerk/contract/admin/admin-content';
import { languageName } from '@regelwerk/contract/shared/language-name';
import { interfaceLanguages } from '@regelwerk/contract/shared/languages';
import { perLanguage } from '@regelwerk/contract/shared/per-language';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { CancelButton } from '../../../../ui/cancel-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FailureBox } from '../../../../ui/failure-box.tsx';
import { notify } from '../../../../ui/notify.ts';
import { copy } from '../copy.ts';
import { contentRefusals, stateOf, textChanges, textFormOf } from '../model.ts';
import { useContentChange } from '../mutations.ts';
import { TextForm } from './text-form.tsx';

/** Replaces a text of the app in any language or restores it; a text that no page has can only be removed. */
export function TextDialog({ text, onClose }: { text: ContentText; onClose: () => void }) {
  const t = useText(copy);
  const [reader] = useLanguage();
  const refusal = useRefusal(contentRefusals);
  const change = useContentChange();
  const state = stateOf(text);
  const send = (values: ReturnType<typeof textFormOf>, title: string) =>
    change.mutate(textChanges(text, values), {
      onSuccess: () => {
        notify({ title });
        onClose();
      },
    });
  const clear = (title: string) =>
    send(
      perLanguage(() => ''),
      title,
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="form"
      title={t('content.editText', { key: text.id })}
      description={t(text.builtIn === null ? 'content.unusedHint' : 'content.textHint')}
    >
      {text.builtIn === null ? (
        <dl className="grid gap-3">
          {interfaceLanguages
            .filter((language) => text.own[language] !== null)
            .map((language) => (
              <div key={language}>
                <dt className="text-sm font-medium">{languageName(language, reader)}</dt>
                <dd lang={language} className="break-words">
                  {text.own[language]}
                </dd>
              </div>
            ))}
        </dl>
      ) : (
        <TextForm
          id={`text-${text.id}`}
          builtIn={text.builtIn}
          before={textFormOf(text)}
          onSend={(values) => send(values, t('content.textSaved'))}
        />
      )}
      <FailureBox failure={change.error && { title: t('content.failed'), text: refusal(change.error) }} />
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        {state === 'changed' && (
          <Button
            variant="quiet"
            className="mr-auto"
            isBusy={change.isPending}
            onClick={() => clear(t('content.textReset'))}
          >
            {t('content.reset')}
          </Button>
        )}
        <CancelButton onClick={onClose} />
        {state === 'unused' ? (
          <Button isBusy={change.isPending} onClick={() => clear(t('content.textRemoved'))}>
            {t('content.remove')}
          </Button>
        ) : (
          <Button type="submit" form={`text-${text.id}`} isBusy={change.isPending}>
            {t(change.isPending ? 'content.pending' : 'content.save')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
