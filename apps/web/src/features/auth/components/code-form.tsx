import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../i18n/use-text.ts';
import type { AuthFailure } from '../../../lib/auth-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../ui/use-checked-form.ts';
import { copy } from '../copy.ts';
import { codeForm, recoveryForm } from '../form.ts';
import { useEnterCode } from '../mutations.ts';
import { FormFailure } from './form-failure.tsx';
import { SubmitButton } from './submit-button.tsx';

/** Asks for the present code of the authenticator app, or for a recovery code, and raises the session. */
export function CodeForm({
  factorId,
  submitLabel,
  isBusy = false,
  onEntered,
}: {
  factorId: string;
  submitLabel?: string;
  /** True while the caller does what the code was asked for. */
  isBusy?: boolean;
  onEntered: () => void;
}) {
  const t = useText(copy);
  const [isRecovery, setRecovery] = useState(false);
  const { field, handleSubmit, resetField, setFocus } = useCheckedForm(
    isRecovery ? recoveryForm : codeForm,
    { code: '' },
    t,
  );
  const enter = useEnterCode();
  const submit = handleSubmit(({ code }) =>
    enter.mutate(
      { factorId, code, isRecovery },
      { onSuccess: onEntered, onError: () => setFocus('code'), onSettled: () => resetField('code') },
    ),
  );
  const change = () => {
    flushSync(() => {
      setRecovery(!isRecovery);
      resetField('code');
      enter.reset();
    });
    setFocus('code');
  };
  const failure = enter.error === null ? undefined : textOf(enter.error, isRecovery, t);
  const shared = { spellCheck: false, autoCapitalize: 'none', ...field('code') };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormFailure text={failure} />
      {isRecovery ? (
        <TextField
          key="recovery"
          label={t('auth.code.recoveryLabel')}
          hint={t('auth.code.recoveryHint')}
          autoComplete="off"
          {...shared}
        />
      ) : (
        <TextField
          key="app"
          label={t('auth.code.label')}
          hint={t('auth.code.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...shared}
        />
      )}
      <SubmitButton label={submitLabel ?? t('auth.code.submit')} isPending={enter.isPending || isBusy} />
      <Button variant="quiet" className="justify-self-start" onClick={change}>
        {t(isRecovery ? 'auth.code.app' : 'auth.code.recovery')}
      </Button>
    </form>
  );
}

function textOf(
  { code }: AuthFailure,
  isRecovery: boolean,
  t: ReturnType<typeof useText<keyof typeof copy.en>>,
): string {
  if (code === 'over_request_rate_limit') return t('auth.code.tooMany');
  if (code === undefined || code === 'unexpected_failure') return t('auth.code.unreachable');
  return t(isRecovery ? 'auth.code.recoveryWrong' : 'auth.code.wrong');
}
