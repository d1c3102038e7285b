import type { FunctionName } from '@regelwerk/contract/functions';
import { requestAdmin } from '../domain/accounts/admin-rights.ts';
import { searchEverything } from '../domain/admin/search-everything.ts';
import { nextToken } from '../domain/contracts/next-token.ts';
import { adjustTokens } from '../domain/ledger/adjust-tokens.ts';
import { deliverRule } from '../domain/rules/deliver-rule.ts';
import { listRules } from '../domain/rules/list-rules.ts';
import { readGeneratedRule } from '../domain/rules/read-generated-rule.ts';
import { readSavedRule } from '../domain/rules/read-saved-rule.ts';
import { saveRule } from '../domain/rules/save-rule.ts';
import { accessTokens, deviceCode, deviceToken } from './access-tokens.ts';
import { ownAccount } from './account.ts';
import { adminContent } from './admin-content.ts';
import { adminData } from './admin-data.ts';
import { adminNotices } from './admin-notices.ts';
import { adminOrders } from './admin-orders.ts';
import { adminPeople } from './admin-people.ts';
import { adminStripe } from './admin-stripe.ts';
import { adminUsers } from './admin-users.ts';
import { admins } from './admins.ts';
import { billingDetails } from './billing-details.ts';
import { billingDocument } from './billing-document.ts';
import { contracts } from './contracts.ts';
import { generateRules } from './generate-rules.ts';
import type { Handler } from './handler.ts';
import { purchases } from './purchases.ts';
import { refreshRule } from './refresh-rule.ts';
import { sharedRule } from './shared-rule.ts';
import { updateAdminStatus } from './update-admin-status.ts';

/** The handler of every function in the contract. */
export const handlers: { readonly [Name in FunctionName]: Handler<Name> } = {
  'access-tokens': accessTokens,
  account: ownAccount,
  'admin-content': adminContent,
  'admin-data': adminData,
  'admin-notices': adminNotices,
  'admin-orders': adminOrders,
  'admin-people': adminPeople,
  'admin-search': async ({ body }, { accounts }) => ({
    found: await searchEverything(accounts.database, body.search),
  }),
  'admin-stripe': adminStripe,
  'admin-tokens': async ({ body, caller }, { accounts }) => ({
    success: true,
    balance: await adjustTokens(accounts.database, { ...body, actor: caller.account.id }),
  }),
  'admin-users': adminUsers,
  admins,
  'billing-details': billingDetails,
  'billing-document': billingDocument,
  contracts,
  'deliver-rule': ({ body, caller }, { accounts }) =>
    deliverRule(accounts.database, { ...body, userId: caller.account.id }),
  'device-code': deviceCode,
  'device-token': deviceToken,
  'generate-rules': generateRules,
  'generated-rule': ({ body, caller }, { accounts }) =>
    readGeneratedRule(accounts.database, { userId: caller.account.id, requestId: body.requestId }),
  'list-rules': ({ caller }, { accounts }) => listRules(accounts.database, caller.account.id),
  'next-token': ({ caller }, { billing }) => nextToken(billing, caller.account.id),
  ...purchases,
  'refresh-rule': refreshRule,
  'request-admin': async ({ caller }, { accounts }) => {
    await requestAdmin(accounts, caller.account.id);
    return { success: true };
  },
  'save-rule': ({ body, caller }, { accounts }) => saveRule(accounts.database, { ...body, userId: caller.account.id }),
  'saved-rule': ({ body, caller }, { accounts }) =>
    readSavedRule(accounts.database, { userId: caller.account.id, configurationId: body.configurationId }),
  'shared-rule': sharedRule,
  'update-admin-status': updateAdminStatus,
};
