import type { AdminOrdersRequest, OrderState, OrderView } from '@regelwerk/contract/admin/admin-orders';
import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callFunction } from '../../../lib/call-function.ts';
import type { FunctionError } from '../../../lib/function-error.ts';
import { rowsPerPage, type TableQuery } from '../table/model.ts';
import { adminKey } from '../table/queries.ts';

const ordersKey = [...adminKey, 'orders'] as const;

type Sort = 'created_at' | 'number' | 'email' | 'amount';

/** The filters of the list of orders beside its state. */
export interface OrderFilters {
  readonly kind: OrderKind | '';
  readonly from: string;
  readonly to: string;
}

/** The filters that are set, for a request. */
export const setFilters = ({ kind, from, to }: OrderFilters) => ({
  ...(kind === '' ? {} : { kind }),
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
});

/** A page of all orders, newest first by default. */
export const orderListQuery = ({ filter, ...query }: TableQuery<Sort, OrderState>, filters: OrderFilters) =>
  queryOptions({
    queryKey: [...ordersKey, 'list', filter, query, filters],
    queryFn: () =>
      callFunction('admin-orders', {
        action: 'list',
        ...query,
        perPage: rowsPerPage,
        ...(filter === '' ? {} : { state: filter }),
        ...setFilters(filters),
      }),
    placeholderData: keepPreviousData,
  });

/** One order; "unknown" is a valid answer, so it is not retried. */
export const orderQuery = (id: string) =>
  queryOptions<OrderView, FunctionError>({
    queryKey: [...ordersKey, 'order', id],
    queryFn: () => callFunction('admin-orders', { action: 'read', id }),
    retry: false,
  });

type Wish = Omit<Extract<AdminOrdersRequest, { action: 'previewRefund' }>, 'action'>;

/** The effect that a refund would have now. */
export const refundPreviewQuery = (wish: Wish) =>
  queryOptions({
    queryKey: [...ordersKey, 'preview', wish],
    queryFn: () => callFunction('admin-orders', { action: 'previewRefund', ...wish }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
