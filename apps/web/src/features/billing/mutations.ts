import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { useMutation } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';
import type { FunctionError } from '../../lib/function-error.ts';
import { requiredPage } from '../../lib/required-page.ts';

/** Opens the provider's page for the person's own subscription. */
export function useOpenPortal() {
  return useMutation<string, FunctionError, InterfaceLanguage>({
    mutationFn: async (locale) => requiredPage(await callFunction('customer-portal', { locale })),
  });
}
