import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/use-text.ts';
import { type AuthFailure, toAuthFailure } from '../../../lib/auth-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCheckedForm } from '../../../ui/use-checked-form.ts';
import { FormFailure } from '../../auth/components/form-failure.tsx';
import { SubmitButton } from '../../auth/components/submit-button.tsx';
import { codeForm } from '../../auth/form.ts';
import { useEnterCode } from '../../auth/mutations.ts';
import { copy } from '../copy.ts';
import { inGroups } from '../model.ts';
import { useMakeCodes } from '../mutations.ts';
import { enrollmentQuery } from '../queries.ts';
import { useCopy } from '../use-copy.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** Sets up an authenticator app: the picture or key, its first code, then the recovery codes. */
export function SetUp({ userId, onDone }: { userId: string; onDone: () => void }) {
  const t = useText(copy);
  const copyText = useCopy();
  const { data, error, isError, refetch } = useQuery(enrollmentQuery(userId));
  const { field, handleSubmit, resetField, setFocus } = useCheckedForm(codeForm, { code: '' }, () =>
    t('factor.codeFormat'),
  );
  const enter = useEnterCode();
  const codes = useMakeCodes();
  if (enter.isSuccess)
    return (
      <RecoveryCodes
        codes={codes.data}
        error={codes.error}
        onRetry={() => codes.mutate({ isFirst: true })}
        onDone={onDone}
      />
    );
  if (isError && toAuthFailure(error).code === 'reauthentication_needed')
    return <SignInAgain onSignedIn={() => void refetch()} />;
  if (isError) return <LoadFailure text={t('factor.setUpFailed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-80" />;
  const submit = handleSubmit(({ code }) =>
    enter.mutate(
      { factorId: data.factorId, code, isRecovery: false },
      {
        onSuccess: () => codes.mutate({ isFirst: true }),
        onError: () => {
          resetField('code');
          setFocus('code');
        },
      },
    ),
  );
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-sm">{t('factor.scan')}</p>
      <img src={data.picture} alt={t('factor.qr')} width="208" height="208" className="rounded-control bg-white" />
      <div className="text-sm">
        <p>{t('factor.secret')}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <code className="min-w-0 font-mono break-words">{inGroups(data.secret, ' ')}</code>
          <Button variant="secondary" onClick={() => void copyText(data.secret)}>
            {t('factor.copyKey')}
          </Button>
        </p>
      </div>
      <FormFailure text={enter.error === null ? undefined : textOf(enter.error, t)} />
      <TextField
        label={t('factor.code')}
        hint={t('factor.enter')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code')}
      />
      <SubmitButton label={t('factor.turnOn')} isPending={enter.isPending} />
    </form>
  );
}

function textOf({ code }: AuthFailure, t: ReturnType<typeof useText<keyof typeof copy.en>>): string {
  if (code === 'over_request_rate_limit') return t('factor.tooMany');
  // another tab or device began again
  if (code === 'mfa_factor_not_found') return t('factor.restart');
  return t(code === 'mfa_verification_failed' ? 'factor.codeWrong' : 'factor.unreachable');
}
