import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { useMutation } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';
import { FunctionError } from '../../lib/function-error.ts';

/** Opens the provider's page for the person's own subscription. */
export function useOpenPortal() {
  return useMutation<string, FunctionError, InterfaceLanguage>({
    mutationFn: async (locale) => {
      const answer = await callFunction<{ url?: string }>('customer-portal', { locale });
      if (answer?.url === undefined) throw new FunctionError('No portal URL returned', undefined);
      return answer.url;
    },
  });
}
