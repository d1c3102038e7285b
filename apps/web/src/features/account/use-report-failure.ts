import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../ui/notify.ts';
import { copy } from './copy.ts';

/** Returns a function that reports a failure, with its reason if there is a sentence for it. */
export function useReportFailure(): (reason?: string) => void {
  const t = useText(copy);
  return (reason) =>
    notify({ title: t('account.failed'), description: reason || t('account.failedText'), isError: true });
}
