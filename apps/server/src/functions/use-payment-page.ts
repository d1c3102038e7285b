import { AppError } from '../domain/kernel/app-error.ts';
import type { ServerContext } from '../http/bindings.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import type { FunctionDeps } from './handler.ts';

const refusal = () =>
  new AppError('too_many_payment_pages', 'Too many payment pages were opened within an hour. Please try again later.');

/** Counts a page of the provider that is about to be opened: who tries stolen cards opens many. */
export async function usePaymentPage(
  c: ServerContext,
  deps: Pick<FunctionDeps, 'useLimit' | 'addressOf'>,
  userId: string,
): Promise<void> {
  await requireWithinLimit(c, { ...deps, addressOf: () => userId }, 'paymentPagesOfAccount', refusal);
  await requireWithinLimit(c, deps, 'paymentPagesOfAddress', refusal);
}
