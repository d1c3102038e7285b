import { languageOf } from '../domain/kernel/language-of.ts';
import { requirePayments } from '../domain/kernel/payments-context.ts';
import { openPortal } from '../domain/orders/open-portal.ts';
import type { Handler } from './handler.ts';
import { usePaymentPage } from './use-payment-page.ts';

/** `customer-portal`: the address of the provider's page for the caller's subscription. */
export const customerPortal: Handler<'customer-portal'> = ({ c, body, caller: { account } }, deps) =>
  openPortal(requirePayments(deps.billing), {
    userId: account.id,
    language: body.locale ?? languageOf(account),
    usePage: () => usePaymentPage(c, deps, account.id),
  });
