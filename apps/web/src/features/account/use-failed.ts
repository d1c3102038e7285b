import { useText } from '../../i18n/use-text.ts';
import { notify } from '../../ui/toast.tsx';
import { copy } from './copy.ts';

/** Tells that something did not work, with its reason where there is one in words. */
export function useFailed(): (reason?: string) => void {
  const t = useText(copy);
  return (reason) =>
    void notify({ title: t('account.failed'), description: reason || t('account.failedText'), isError: true });
}
