import type { OrderKind } from '@regelwerk/contract/shop/order-kind';
import { nameOf } from '../domain/accounts/name-of.ts';
import { AppError } from '../domain/kernel/app-error.ts';
import { languageOf } from '../domain/kernel/language-of.ts';
import { requirePayments } from '../domain/kernel/payments-context.ts';
import { confirmPurchase } from '../domain/orders/confirm-purchase.ts';
import { openPortal } from '../domain/orders/open-portal.ts';
import { quoteOrder } from '../domain/orders/price-order.ts';
import { startCheckout } from '../domain/orders/start-checkout.ts';
import type { ServerContext } from '../http/bindings.ts';
import { requireWithinLimit } from '../http/require-within-limit.ts';
import type { FunctionDeps, Handler } from './handler.ts';

const start =
  (kind: OrderKind): Handler<'token-purchase' | 'create-checkout'> =>
  ({ c, body, caller: { account } }, deps) =>
    startCheckout(requirePayments(deps.billing), {
      ...body,
      kind,
      buyer: { userId: account.id, email: account.email, name: nameOf(account) },
      address: deps.addressOf(c),
      countPage: () => countPaymentPage(c, deps, account.id),
    });

const refusal = () =>
  new AppError('too_many_payment_pages', 'Too many payment pages were opened within an hour. Please try again later.');

/** Counts a page of the provider that is about to be opened: who tries stolen cards opens many. */
async function countPaymentPage(c: ServerContext, deps: FunctionDeps, userId: string): Promise<void> {
  await requireWithinLimit(c, deps, { limit: 'paymentPagesOfAccount', key: userId }, refusal);
  await requireWithinLimit(c, deps, { limit: 'paymentPagesOfAddress', key: deps.addressOf(c) }, refusal);
}

const quote: Handler<'quote-order'> = ({ body, caller }, { billing }) =>
  quoteOrder(requirePayments(billing), { ...body, userId: caller.account.id });

const confirm: Handler<'confirm-purchase'> = ({ body, caller }, { billing }) =>
  confirmPurchase(requirePayments(billing), { userId: caller.account.id, sessionId: body.sessionId });

const portal: Handler<'customer-portal'> = ({ c, body, caller: { account } }, deps) =>
  openPortal(requirePayments(deps.billing), {
    userId: account.id,
    language: body.locale ?? languageOf(account),
    countPage: () => countPaymentPage(c, deps, account.id),
  });

/** What a buyer calls: the price of an order, the order itself, its state after the payment, and the provider's portal. */
export const purchases = {
  'quote-order': quote,
  'token-purchase': start('token_pack'),
  'create-checkout': start('subscription'),
  'confirm-purchase': confirm,
  'customer-portal': portal,
};
