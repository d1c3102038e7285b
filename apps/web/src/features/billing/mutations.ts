import type { InterfaceLanguage } from '@regelwerk/contract/languages';
import { useMutation } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';
import type { FunctionError } from '../../lib/function-error.ts';
import { requiredPage } from '../../lib/required-page.ts';

/** Takes back the person's own change of plan, by the number of its order. */
export function useTakeBackChange() {
  return useMutation<void, FunctionError, number>({
    mutationFn: async (number) => {
      await callFunction('contracts', { action: 'takeBack', number });
    },
  });
}

/** Opens the provider's page for the person's own subscription. */
export function useOpenPortal() {
  return useMutation<string, FunctionError, InterfaceLanguage>({
    mutationFn: async (locale) => requiredPage(await callFunction('customer-portal', { locale })),
  });
}
