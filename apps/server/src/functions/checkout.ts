import { checkoutRequest, confirmPurchaseRequest, portalRequest, quoteRequest } from '@regelwerk/contract/checkout';
import { limits } from '@regelwerk/contract/limits';
import type { Account, AccountContext } from '../domain/accounts/account.ts';
import { languageOf } from '../domain/accounts/language-of.ts';
import { type BillingContext, requirePayments } from '../domain/billing/billing-context.ts';
import { confirmPurchase } from '../domain/billing/confirm-purchase.ts';
import { openPortal } from '../domain/billing/open-portal.ts';
import { quoteOrder } from '../domain/billing/quote-order.ts';
import type { OrderKind } from '../domain/billing/read-offer.ts';
import { startCheckout } from '../domain/billing/start-checkout.ts';
import type { ServerContext } from '../http/bindings.ts';
import { readBody, readOptionalBody } from './read-body.ts';
import { requirePerson } from './require-person.ts';

export interface CheckoutDeps {
  readonly accounts: AccountContext;
  readonly billing: BillingContext;
  readonly addressOf: (c: ServerContext) => string;
}

/** `token-purchase` and `create-checkout`: places an order and answers the page to pay it on. */
export async function startOrder(c: ServerContext, deps: CheckoutDeps, kind: OrderKind): Promise<Response> {
  const { priceId, promotionCode, expected, consent, billing } = await readBody(c, checkoutRequest);
  const person = await requirePerson(c, deps.accounts);
  const checkout = await startCheckout(requirePayments(deps.billing), {
    kind,
    priceId,
    promotionCode,
    expected,
    consent,
    buyer: { userId: person.id, email: person.email, name: nameOf(person) },
    address: deps.addressOf(c),
    billing,
  });
  return c.json(checkout);
}

/** `quote-order`: what an order would cost, before it is placed. */
export async function quote(c: ServerContext, deps: CheckoutDeps): Promise<Response> {
  const { priceId, promotionCode, expected, buyer } = await readBody(c, quoteRequest);
  const { id: userId } = await requirePerson(c, deps.accounts);
  return c.json(await quoteOrder(requirePayments(deps.billing), { userId, priceId, promotionCode, expected, buyer }));
}

/** `confirm-purchase`: has the caller's own order fulfilled where it is paid, and says what became of it. */
export async function confirm(c: ServerContext, deps: CheckoutDeps): Promise<Response> {
  const { sessionId } = await readBody(c, confirmPurchaseRequest);
  const { id: userId } = await requirePerson(c, deps.accounts);
  return c.json(await confirmPurchase(requirePayments(deps.billing), { userId, sessionId }));
}

/** `customer-portal`: the provider's page for the caller's own subscription. */
export async function portal(c: ServerContext, deps: CheckoutDeps): Promise<Response> {
  const { locale } = await readOptionalBody(c, portalRequest);
  const person = await requirePerson(c, deps.accounts);
  const language = locale ?? languageOf(person);
  return c.json(await openPortal(requirePayments(deps.billing), { userId: person.id, language }));
}

const nameOf = ({ user_metadata: { name } }: Account) =>
  typeof name === 'string' ? [...name].slice(0, limits.displayName).join('') : '';
