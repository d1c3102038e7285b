import { useText } from '../../../i18n/use-text.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { useRefusal as useCatalogueRefusal } from '../catalogue/use-refusal.ts';
import { copy } from './copy.ts';

/** Returns the reason why a discount was refused. */
export function useRefusal(): (error: FunctionError) => string {
  const t = useText(copy);
  const refusal = useCatalogueRefusal();
  return (error) => (error.code === 'code_taken' ? t('discounts.codeTaken') : refusal(error));
}
