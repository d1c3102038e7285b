import type { CheckoutRequest, CheckoutResponse } from '@regelwerk/contract/checkout';
import { useMutation } from '@tanstack/react-query';
import { callFunction } from '../../lib/call-function.ts';
import { FunctionError } from '../../lib/function-error.ts';

export type OrderKind = 'token_pack' | 'subscription';

const functions: Readonly<Record<OrderKind, string>> = {
  token_pack: 'token-purchase',
  subscription: 'create-checkout',
};

/** Places the order and returns the address of its payment page. */
export function usePlaceOrder(kind: OrderKind) {
  return useMutation<string, FunctionError, CheckoutRequest>({
    mutationFn: async (order) => {
      const answer = await callFunction<Partial<CheckoutResponse>>(functions[kind], { ...order });
      if (answer?.url === undefined) throw new FunctionError('No checkout URL returned', undefined);
      return answer.url;
    },
  });
}
