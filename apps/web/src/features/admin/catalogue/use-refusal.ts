import { useText } from '../../../i18n/use-text.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { copy } from './copy.ts';

/** Returns the reason why a change was refused: the provider's own words, or our sentence for the code. */
export function useRefusal(): (error: FunctionError) => string {
  const t = useText(copy);
  return ({ code, message }) => {
    if (code === 'stale_edit') return t('catalogue.stale');
    return code === 'provider_refused' && message !== '' ? message : t('catalogue.failedText');
  };
}
