import { languageOf } from '../domain/accounts/language-of.ts';
import { requirePayments } from '../domain/billing/billing-context.ts';
import { openPortal } from '../domain/billing/open-portal.ts';
import type { Handler } from './handler.ts';

/** `customer-portal`: the address of the provider's page for the caller's subscription. */
export const customerPortal: Handler<'customer-portal'> = ({ body, caller: { account } }, { billing }) =>
  openPortal(requirePayments(billing), { userId: account.id, language: body.locale ?? languageOf(account) });
