import type { FunctionName } from '@regelwerk/contract/functions';
import { ownAccount } from './account.ts';
import { adminContent } from './admin-content.ts';
import { adminData } from './admin-data.ts';
import { adminNotices } from './admin-notices.ts';
import { adminOrders } from './admin-orders.ts';
import { adminPeople } from './admin-people.ts';
import { adminSearch } from './admin-search.ts';
import { adminStripe } from './admin-stripe.ts';
import { adminTokens } from './admin-tokens.ts';
import { adminUsers } from './admin-users.ts';
import { admins } from './admins.ts';
import { billingDetails } from './billing-details.ts';
import { billingDocument } from './billing-document.ts';
import { confirmPurchase } from './confirm-purchase.ts';
import { contracts } from './contracts.ts';
import { customerPortal } from './customer-portal.ts';
import { generateRules } from './generate-rules.ts';
import { generatedRule } from './generated-rule.ts';
import type { Handler } from './handler.ts';
import { nextToken } from './next-token.ts';
import { quoteOrder } from './quote-order.ts';
import { requestAdmin } from './request-admin.ts';
import { savedRule } from './saved-rule.ts';
import { startCheckoutHandler } from './start-checkout-handler.ts';
import { updateAdminStatus } from './update-admin-status.ts';

/** The handler of every function in the contract. */
export const handlers: { readonly [Name in FunctionName]: Handler<Name> } = {
  account: ownAccount,
  'admin-content': adminContent,
  'admin-data': adminData,
  'admin-notices': adminNotices,
  'admin-orders': adminOrders,
  'admin-people': adminPeople,
  'admin-search': adminSearch,
  'admin-stripe': adminStripe,
  'admin-tokens': adminTokens,
  'admin-users': adminUsers,
  admins,
  'billing-details': billingDetails,
  'billing-document': billingDocument,
  'confirm-purchase': confirmPurchase,
  contracts,
  'create-checkout': startCheckoutHandler('subscription'),
  'customer-portal': customerPortal,
  'generate-rules': generateRules,
  'generated-rule': generatedRule,
  'next-token': nextToken,
  'quote-order': quoteOrder,
  'request-admin': requestAdmin,
  'saved-rule': savedRule,
  'token-purchase': startCheckoutHandler('token_pack'),
  'update-admin-status': updateAdminStatus,
};
