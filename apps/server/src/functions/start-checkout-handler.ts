import { nameOf } from '../domain/accounts/name-of.ts';
import type { OrderKind } from '../domain/catalog/read-offer.ts';
import { requirePayments } from '../domain/kernel/payments-context.ts';
import { startCheckout } from '../domain/orders/start-checkout.ts';
import type { Handler } from './handler.ts';
import { usePaymentPage } from './use-payment-page.ts';

/** `token-purchase` and `create-checkout`: places an order and returns the address of its payment page. */
export function startCheckoutHandler(kind: OrderKind): Handler<'token-purchase' | 'create-checkout'> {
  return ({ c, body, caller: { account } }, deps) =>
    startCheckout(requirePayments(deps.billing), {
      ...body,
      promotionCode: body.promotionCode,
      changesPlan: body.changesPlan,
      consent: body.consent,
      billing: body.billing,
      kind,
      buyer: { userId: account.id, email: account.email, name: nameOf(account) },
      address: deps.addressOf(c),
      usePage: () => usePaymentPage(c, deps, account.id),
    });
}
