import type { RefundExtent } from '@regelwerk/contract/admin/admin-orders';
import type { Schema } from '@regelwerk/database/schema';
import type { Kysely } from 'kysely';
import { calculateGoodwill, type Goodwill } from '../contracts/calculate-goodwill.ts';
import { type Contract, type ContractPayment, readContracts } from '../contracts/read-contracts.ts';
import { AppError } from '../kernel/app-error.ts';

/** A refund that an admin asks for. */
export interface RefundWish {
  readonly orderId: string;
  readonly payment: string;
  readonly extent: RefundExtent;
  readonly part?: number | undefined;
  readonly waivesUsed: boolean;
}

interface Found {
  readonly contract: Contract;
  readonly payment: ContractPayment;
  readonly goodwill: Goodwill;
}

/** Finds the payment of a fulfilled order and what the refund would do; throws `not_found` for any other payment. */
export async function findGoodwill(executor: Kysely<Schema>, wish: RefundWish): Promise<Found> {
  const owner = await executor
    .selectFrom('public.orders')
    .select('user_id')
    .where('id', '=', wish.orderId)
    .executeTakeFirst();
  if (owner === undefined) throw new AppError('not_found', 'This order does not exist.', { field: 'orderId' });
  const contracts = await readContracts(executor, owner.user_id);
  const contract = contracts.find(({ orderId }) => orderId === wish.orderId);
  const payment = contract?.payments.find((one) => one.payment === wish.payment);
  if (contract === undefined || payment === undefined)
    throw new AppError('not_found', 'This order has no such payment.', { field: 'payment' });
  if (wish.extent === 'part' && (wish.part === undefined || wish.part > payment.paid - payment.returned))
    throw new AppError('invalid_input', 'The amount is more than what is left of the payment.', { field: 'part' });
  const { extent, part = 0, waivesUsed } = wish;
  return { contract, payment, goodwill: calculateGoodwill(payment, { extent, part, waivesUsed }) };
}
