import type { ContentModel } from '@regelwerk/contract/admin/admin-content';
import { modelLabel } from '@regelwerk/contract/rules/model-label';
import { defaultLanguage } from '@regelwerk/contract/shared/languages';
import { useState } from 'react';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useRefusal } from '../../../../i18n/use-refusal.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { CancelButton } from '../../../../ui/cancel-button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { FailureBox } from '../../../../ui/failure-box.tsx';
import { notify } from '../../../../ui/notify.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../../ui/use-checked-form.ts';
import { copy } from '../copy.ts';
import { modelForm } from '../form.ts';
import { contentRefusals, modelFormOf } from '../model.ts';
import { useContentChange } from '../mutations.ts';

/** Creates a model of the wizard, or changes the given one. */
export function ModelDialog({
  model,
  absent,
  onClose,
}: {
  model: ContentModel | undefined;
  /** The known models that are missing in the catalog. */
  absent: readonly string[];
  onClose: () => void;
}) {
  const t = useText(copy);
  const [language] = useLanguage();
  const refusal = useRefusal(contentRefusals);
  const change = useContentChange();
  const [isDeleting, setDeleting] = useState(false);
  const before = modelFormOf(model);
  const { field, register, handleSubmit } = useCheckedForm(modelForm, before, t);
  const failure = change.error && { title: t('content.failed'), text: refusal(change.error) };
  const submit = handleSubmit((values) => {
    const edited = model === undefined ? {} : { id: model.id, seen: before };
    change.mutate([{ action: 'saveModel', model: values, ...edited }], {
      onSuccess: () => {
        notify({ title: t('content.modelSaved') });
        onClose();
      },
    });
  });
  const remove = (id: string) =>
    change.mutate([{ action: 'deleteModel', id }], {
      onSuccess: () => {
        notify({ title: t('content.modelDeleted') });
        onClose();
      },
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        model === undefined ? t('content.newModel') : t('content.editModel', { name: modelLabel(model.name, language) })
      }
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        {model === undefined && (
          <SelectField
            label={t('content.name')}
            options={[
              { value: '', label: t('content.choose') },
              ...absent.map((value) => ({ value, label: modelLabel(value, language) })),
            ]}
            {...field('name')}
          />
        )}
        <TextField
          label={t('content.description')}
          hint={t('content.descriptionHint')}
          lang={defaultLanguage}
          autoComplete="off"
          {...field('description')}
        />
        <label className="flex min-h-11 items-center gap-3 text-sm font-medium">
          <input type="checkbox" className="size-5 accent-(--accent)" {...register('is_active')} />
          {t('content.active')}
        </label>
        {!isDeleting && <FailureBox failure={failure} />}
        <div className="flex flex-wrap justify-end gap-2">
          {model !== undefined && (
            <Button variant="quiet" className="mr-auto" onClick={() => setDeleting(true)}>
              {t('content.delete')}
            </Button>
          )}
          <CancelButton onClick={onClose} />
          <Button type="submit" isBusy={change.isPending}>
            {t(change.isPending ? 'content.pending' : 'content.save')}
          </Button>
        </div>
      </form>
      {isDeleting && model !== undefined && (
        <ConfirmDialog
          words={{
            title: t('content.sure'),
            text: t('content.sureText'),
            confirm: t('content.delete'),
          }}
          isPending={change.isPending}
          onConfirm={() => remove(model.id)}
          onClose={() => {
            setDeleting(false);
            change.reset();
          }}
        >
          <p className="mt-3 font-medium">{modelLabel(model.name, language)}</p>
          <FailureBox failure={failure} />
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
