import { accessTokenLimits } from '@regelwerk/contract/account/access-token-limits';
import { accessTokenScopes } from '@regelwerk/contract/account/access-token-scopes';
import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CancelButton } from '../../../ui/cancel-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureBox } from '../../../ui/failure-box.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../ui/use-checked-form.ts';
import { copy } from '../copy.ts';
import { accessTokenForm } from '../form.ts';
import { useCreateAccessToken } from '../mutations.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { NewSecret } from './new-secret.tsx';

/** Asks what a new token may do, and shows it once. */
export function CreateAccessToken({ onClose }: { onClose: () => void }) {
  const t = useText(copy);
  const create = useCreateAccessToken();
  const refusalText = useRefusalText();
  const scopesError = useId();
  const { field, register, handleSubmit, formState } = useCheckedForm(
    accessTokenForm,
    {
      name: '',
      scopes: [...accessTokenScopes],
      days: String(accessTokenLimits.usualDays),
      dailyLimit: String(accessTokenLimits.usualDaily),
    },
    t,
  );
  const submit = handleSubmit(({ name, scopes, days, dailyLimit }) => {
    const chosen = accessTokenLimits.days.find((one) => String(one) === days) ?? accessTokenLimits.usualDays;
    create.mutate({ name, scopes, days: chosen, dailyLimit: Number(dailyLimit) });
  });
  if (create.data !== undefined)
    return (
      <Dialog isOpen onClose={onClose} title={t('programs.madeTitle')} description={t('programs.madeText')}>
        <NewSecret secret={create.data} onDone={onClose} />
      </Dialog>
    );
  const hasNoScope = formState.errors.scopes !== undefined;
  return (
    <Dialog isOpen onClose={onClose} title={t('programs.createTitle')} description={t('programs.createText')}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label={t('programs.name')}
          hint={t('programs.nameHint')}
          autoComplete="off"
          maxLength={accessTokenLimits.name}
          {...field('name')}
        />
        <fieldset aria-describedby={hasNoScope ? scopesError : undefined}>
          <legend className="text-sm font-medium">{t('programs.scopes')}</legend>
          {accessTokenScopes.map((scope) => (
            <label key={scope} className="mt-2 flex min-h-6 items-start gap-3 text-sm">
              <input
                type="checkbox"
                value={scope}
                className="size-5 shrink-0 accent-(--accent)"
                {...register('scopes')}
              />
              {t(`programs.scope.${scope}`)}
            </label>
          ))}
          {hasNoScope && (
            <p id={scopesError} role="alert" className="mt-1.5 text-sm text-danger">
              {t('programs.invalid.scopes')}
            </p>
          )}
        </fieldset>
        <SelectField
          label={t('programs.days')}
          options={accessTokenLimits.days.map((count) => ({
            value: String(count),
            label: t('programs.daysOption', { count }),
          }))}
          {...field('days')}
        />
        <TextField label={t('programs.limit')} inputMode="numeric" autoComplete="off" {...field('dailyLimit')} />
        <FailureBox
          failure={create.isError ? { title: t('programs.failed'), text: refusalText(create.error) } : undefined}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <CancelButton onClick={onClose} />
          <Button type="submit" isBusy={create.isPending}>
            {t('programs.create')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
