import { useText } from '../../../i18n/use-text.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { copy as catalogueCopy } from '../catalogue/copy.ts';
import { copy } from './copy.ts';

/** Why a discount was refused. */
export function useRefusal(): (error: FunctionError) => string {
  const t = useText(copy);
  const tCatalogue = useText(catalogueCopy);
  return ({ code, message }) => {
    if (code === 'stale_edit') return tCatalogue('catalogue.stale');
    if (code === 'code_taken') return t('discounts.codeTaken');
    return code === 'provider_refused' && message !== '' ? message : t('discounts.failedText');
  };
}
