import type { CheckoutRequest } from '@regelwerk/contract/shop/checkout';
import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { useMutation } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';
import type { FunctionError } from '../../lib/function-error.ts';
import { requiredPage } from '../../lib/required-page.ts';

const functions = { token_pack: 'token-purchase', subscription: 'create-checkout' } as const;

/** Places the order and returns the address of its payment page. */
export function usePlaceOrder(kind: OrderKind) {
  return useMutation<string, FunctionError, CheckoutRequest>({
    mutationFn: async (order) => requiredPage(await callFunction(functions[kind], order)),
  });
}
