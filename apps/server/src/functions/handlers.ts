import type { FunctionName } from '@regelwerk/contract/functions';
import { ownAccount } from './account.ts';
import { billingDetails } from './billing-details.ts';
import { billingDocument } from './billing-document.ts';
import { confirmPurchase } from './confirm-purchase.ts';
import { contracts } from './contracts.ts';
import { customerPortal } from './customer-portal.ts';
import { generateRules } from './generate-rules.ts';
import { generatedRule } from './generated-rule.ts';
import type { Handler } from './handler.ts';
import { nextToken } from './next-token.ts';
import { onFirstCall } from './on-first-call.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';
import { requestAdmin } from './request-admin.ts';
import { savedRule } from './saved-rule.ts';
import { updateAdminStatus } from './update-admin-status.ts';

/** The handler of every function in the contract. Those of the admin area are loaded when an admin first calls them. */
export const handlers: { readonly [Name in FunctionName]: Handler<Name> } = {
  account: ownAccount,
  'admin-content': onFirstCall(async () => (await import('./admin-content.ts')).adminContent),
  'admin-data': onFirstCall(async () => (await import('./admin-data.ts')).adminData),
  'admin-orders': onFirstCall(async () => (await import('./admin-orders.ts')).adminOrders),
  'admin-people': onFirstCall(async () => (await import('./admin-people.ts')).adminPeople),
  'admin-search': onFirstCall(async () => (await import('./admin-search.ts')).adminSearch),
  'admin-stripe': onFirstCall(async () => (await import('./admin-stripe.ts')).adminStripe),
  'admin-tokens': onFirstCall(async () => (await import('./admin-tokens.ts')).adminTokens),
  'admin-users': onFirstCall(async () => (await import('./admin-users.ts')).adminUsers),
  admins: onFirstCall(async () => (await import('./admins.ts')).admins),
  'billing-details': billingDetails,
  'billing-document': billingDocument,
  'confirm-purchase': confirmPurchase,
  contracts,
  'create-checkout': placeOrder('subscription'),
  'customer-portal': customerPortal,
  'generate-rules': generateRules,
  'generated-rule': generatedRule,
  'next-token': nextToken,
  'quote-order': quoteOrder,
  'request-admin': requestAdmin,
  'saved-rule': savedRule,
  'token-purchase': placeOrder('token_pack'),
  'update-admin-status': updateAdminStatus,
};
