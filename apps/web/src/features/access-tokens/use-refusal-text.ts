import { useText } from '../../i18n/use-text.ts';
import type { FunctionError } from '../../lib/function-error.ts';
import { copy } from './copy.ts';

/** Returns a function that gives the sentence for a refusal. */
export function useRefusalText(): (error: FunctionError) => string {
  const t = useText(copy);
  return ({ code }) => {
    if (code === 'too_many_access_tokens') return t('programs.tooMany');
    if (code === 'second_factor_needed') return t('programs.needsCode');
    return t(code === 'not_found' ? 'device.unknown' : 'programs.failedText');
  };
}
