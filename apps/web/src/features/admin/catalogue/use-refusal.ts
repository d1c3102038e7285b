import { useText } from '../../../i18n/use-text.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { copy } from './copy.ts';

/** Why a change was refused: what the provider said of it, or the sentence for what we know ourselves. */
export function useRefusal(): (error: FunctionError) => string {
  const t = useText(copy);
  return ({ code, message }) => {
    if (code === 'stale_edit') return t('catalogue.stale');
    return code === 'provider_refused' && message !== '' ? message : t('catalogue.failedText');
  };
}
