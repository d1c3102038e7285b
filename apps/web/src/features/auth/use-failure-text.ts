import { useText } from '../../i18n/use-text.ts';
import type { AuthFailure } from '../../lib/auth-failure.ts';
import { useKeepsMails } from '../../lib/use-keeps-mails.ts';
import { copy } from './copy.ts';

const known = [
  'email_exists',
  'email_not_confirmed',
  'insufficient_aal',
  'invalid_credentials',
  'over_request_rate_limit',
  'reauthentication_needed',
  'same_password',
  'second_factor_too_new',
  'user_already_exists',
  'user_banned',
  'validation_failed',
  'weak_password',
] as const;

/** Returns the sentence for a failure in the person's language; undefined if it has none. */
export function useFailureText(): (failure: AuthFailure) => string | undefined {
  const t = useText(copy);
  const isKept = useKeepsMails();
  return ({ code, reasons }) => {
    if (code === undefined && !navigator.onLine) return t('auth.offline');
    if (code === 'weak_password' && reasons.includes('length')) return t('auth.invalid.short');
    if (code === 'weak_password' && reasons.includes('pwned')) return t('auth.invalid.common');
    if (code === 'email_not_confirmed' && isKept) return t('auth.confirmKept');
    const found = known.find((one) => one === code);
    return found === undefined ? undefined : t(`auth.error.${found}`);
  };
}
