import { useText } from '../../../i18n/use-text.ts';
import { notify } from '../../../ui/notify.ts';
import { copy } from './copy.ts';

/** Returns a function that reports a copied rule. */
export function useRuleCopied(): () => void {
  const t = useText(copy);
  return () => notify({ title: t('result.ruleCopied'), description: t('result.ruleCopiedText') });
}
