import { useText } from '../../../i18n/use-text.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { copy } from './copy.ts';

/** Returns the reason why a change was refused. */
export function useRefusal(): (error: FunctionError) => string {
  const t = useText(copy);
  return ({ code }) =>
    t(code === 'stale_edit' ? 'content.stale' : code === 'code_taken' ? 'content.nameTaken' : 'content.error');
}
