import { useText } from '../../i18n/use-text.ts';
import type { AuthFailure } from '../../lib/auth-failure.ts';
import { fieldOfRefusal } from '../auth/model.ts';
import { useFailureText } from '../auth/use-failure-text.ts';
import { copy } from './copy.ts';
import { useReportFailure } from './use-report-failure.ts';

/** Returns a function that shows a refusal at the field that it is about, and reports any other failure. */
export function useReportRefusal(): (failure: AuthFailure, refuse: (field: string, text: string) => boolean) => void {
  const t = useText(copy);
  const failureText = useFailureText();
  const reportFailure = useReportFailure();
  return (failure, refuse) => {
    const isWrong = failure.code === 'invalid_credentials';
    const field = isWrong ? 'current' : fieldOfRefusal.get(failure.code);
    const text = isWrong ? t('account.wrongPassword') : failureText(failure);
    if (field !== undefined && text !== undefined && refuse(field, text)) return;
    reportFailure(text);
  };
}
