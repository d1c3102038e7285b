import type { AdminStripeRequest } from '@regelwerk/contract/admin/admin-stripe';
import { callFunction } from '../../../lib/call-function.ts';
import { useAdminChange } from '../table/use-admin-change.ts';

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

/** Changes products, prices or discounts. */
export function useCatalogChange<Action extends Change['action']>() {
  return useAdminChange((change: Extract<Change, { action: Action }>) => callFunction('admin-stripe', change));
}

/** Reads products or discounts from the provider again. */
export function useCatalogRefresh(action: 'getProducts' | 'getDiscounts') {
  return useAdminChange<void>(() => callFunction('admin-stripe', { action, refresh: true, perPage: 1 }));
}
