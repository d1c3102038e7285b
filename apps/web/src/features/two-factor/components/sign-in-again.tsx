import { useText } from '../../../i18n/use-text.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useCheckedForm } from '../../../ui/use-checked-form.ts';
import { FormFailure } from '../../auth/components/form-failure.tsx';
import { SubmitButton } from '../../auth/components/submit-button.tsx';
import { copy as authCopy } from '../../auth/copy.ts';
import { signInForm } from '../../auth/form.ts';
import { useSignIn } from '../../auth/mutations.ts';
import { useFailureText } from '../../auth/use-failure-text.ts';
import { usePasswordWords } from '../../auth/use-password-words.ts';
import { useSession } from '../../auth/use-session.ts';
import { copy } from '../copy.ts';

/** Asks for the password again where the sign-in was a while ago. */
export function SignInAgain({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useText(copy);
  const tAuth = useText(authCopy);
  const words = usePasswordWords();
  const failureText = useFailureText();
  const { person } = useSession();
  const { field, handleSubmit } = useCheckedForm(signInForm.pick({ password: true }), { password: '' }, tAuth);
  const signIn = useSignIn();
  const submit = handleSubmit(({ password }) =>
    signIn.mutate({ email: person?.email ?? '', password }, { onSuccess: onSignedIn }),
  );
  const { error } = signIn;
  const fault = error?.code === 'invalid_credentials' ? t('factor.passwordWrong') : error && failureText(error);
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-sm">{t('factor.signInAgain')}</p>
      <FormFailure text={error === null ? undefined : (fault ?? t('factor.unreachable'))} />
      {/* password managers find the account by its address */}
      <input type="email" autoComplete="username" value={person?.email ?? ''} readOnly hidden />
      <PasswordField
        label={tAuth('auth.password')}
        autoComplete="current-password"
        words={words}
        {...field('password')}
      />
      <SubmitButton label={t('factor.goOn')} isPending={signIn.isPending} />
    </form>
  );
}
