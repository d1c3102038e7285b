import { useText } from '../../i18n/use-text.ts';
import { copyToClipboard } from '../../lib/copy-to-clipboard.ts';
import { notify } from '../../ui/notify.ts';
import { copy } from './copy.ts';

/** Returns a function that copies a text and says whether the browser did. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useText(copy);
  return async (text) => {
    const isCopied = await copyToClipboard(text);
    notify({ title: t(isCopied ? 'factor.copied' : 'factor.copyFailed'), isError: !isCopied });
  };
}
