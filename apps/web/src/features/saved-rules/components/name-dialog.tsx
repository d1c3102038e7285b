import { hasVisibleText } from '@regelwerk/contract/shared/has-visible-text';
import { limits } from '@regelwerk/contract/shared/limits';
import { useText } from '../../../i18n/use-text.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { CancelButton } from '../../../ui/cancel-button.tsx';
import { ConnectionNote } from '../../../ui/connection-note.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureBox } from '../../../ui/failure-box.tsx';
import { GrowingField } from '../../../ui/growing-field.tsx';
import { useCheckedForm } from '../../../ui/use-checked-form.ts';
import { copy } from '../copy.ts';
import { ruleNameForm } from '../form.ts';

/** Asks for the name of a rule, to save or rename it. */
export function NameDialog({
  title,
  submit,
  initial,
  isPending,
  failure,
  onSubmit,
  onClose,
}: {
  title: string;
  submit: string;
  initial: string;
  isPending: boolean;
  /** Why the last try failed. */
  failure: { readonly title: string; readonly text: string } | undefined;
  onSubmit: (name: string) => void;
  onClose: () => void;
}) {
  const t = useText(copy);
  const { field, handleSubmit, watch } = useCheckedForm(ruleNameForm, { name: initial }, t);
  const name = watch('name');
  const isOnline = useOnline();
  const isEmpty = !hasVisibleText(name);
  const send = handleSubmit((values) => onSubmit(values.name));
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          // the dialog may be inside a form of the page
          event.stopPropagation();
          send(event);
        }}
        noValidate
      >
        <GrowingField
          text={name}
          label={t('saved.name')}
          hint={name.length >= limits.ruleName ? t('saved.nameTooLong', { max: limits.ruleName }) : t('saved.nameHint')}
          maxLength={limits.ruleName}
          {...field('name')}
          error={isEmpty && name !== initial ? `${t('saved.nameRequired')}: ${t('saved.nameRequiredText')}` : undefined}
          data-first-focus
        />
        {isOnline && <FailureBox failure={failure} />}
        <div className="mt-5">{!isOnline && <ConnectionNote text={t('saved.offline', { button: submit })} />}</div>
        <div className="flex flex-wrap justify-end gap-2">
          <CancelButton onClick={onClose} />
          <Button type="submit" disabled={isEmpty} isBusy={isPending}>
            {isPending ? t('saved.saving') : submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
