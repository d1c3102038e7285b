import type { InterfaceLanguage } from '@regelwerk/contract/shared/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';
import type { FunctionError } from '../../lib/function-error.ts';
import { requiredPage } from '../../lib/required-page.ts';
import { billingKey } from './queries.ts';

/** Takes back the person's own change of plan, by the number of its order. */
export function useTakeBackChange(userId: string) {
  const queries = useQueryClient();
  return useMutation<unknown, FunctionError, number>({
    mutationFn: (number) => callFunction('contracts', { action: 'takeBack', number }),
    // not waited for, because the change leaves the page
    onSettled: () => void queries.invalidateQueries({ queryKey: billingKey(userId) }),
  });
}

/** Opens the provider's page for the person's own subscription. */
export function useOpenPortal() {
  return useMutation<string, FunctionError, InterfaceLanguage>({
    mutationFn: async (locale) => requiredPage(await callFunction('customer-portal', { locale })),
  });
}
