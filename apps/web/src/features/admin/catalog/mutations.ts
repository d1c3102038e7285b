import type { AdminStripeRequest } from '@regelwerk/contract/admin-stripe';
import type { ResponseOf } from '@regelwerk/contract/functions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';

type Change = Extract<
  AdminStripeRequest,
  {
    action:
      | 'createProduct'
      | 'updateProduct'
      | 'deleteProduct'
      | 'giveNotice'
      | 'createPrice'
      | 'archivePrice'
      | 'activatePrice'
      | 'createCoupon'
      | 'updateDiscount';
  }
>;

/** Changes the catalog; reloads the data of `key` afterwards, whatever the outcome. */
export function useCatalogChange<Action extends Change['action']>(key: readonly string[]) {
  type Chosen = Extract<Change, { action: Action }>;
  const queries = useQueryClient();
  return useMutation<ResponseOf<'admin-stripe', Chosen>, FunctionError, Chosen>({
    mutationFn: (change) => callFunction('admin-stripe', change),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Reloads the data behind `action` from the provider. */
export function useCatalogRefresh(action: 'getProducts' | 'getDiscounts', key: readonly string[]) {
  const queries = useQueryClient();
  return useMutation<unknown, FunctionError, void>({
    mutationFn: () => callFunction('admin-stripe', { action, refresh: true, perPage: 1 }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
