import type { FunctionError } from '../lib/function-error.ts';
import { copy } from './copy.ts';
import { useText } from './use-text.ts';

/** Returns a function that adds the reference of an unexpected failure to its sentence, for questions to the operator. */
export function useReference(): (text: string, failure: Pick<FunctionError, 'reference'>) => string {
  const t = useText(copy);
  return (text, { reference }) => (reference === undefined ? text : t('failure.reference', { text, reference }));
}
